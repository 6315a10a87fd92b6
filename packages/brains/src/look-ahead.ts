/** Looking ahead: a match that the view allows is imagined, an answer is tried out in it, and what came of it is judged. */
import {
  at,
  clone,
  Defect,
  fastChance,
  type Game,
  type GameTypes,
  imagine,
  isRefusal,
  Live,
  type OpenDecision,
  type Question,
  type Random,
  type Seat,
  type State,
  unanswered,
  type View,
} from '@skald/engine';

const SEEDS = 2 ** 32;

/** One imagined match, in which any number of answers can be tried out. Chance falls the same way for all of them. */
export class LookAhead<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #imagined: State<G>;
  readonly #seed: number;

  constructor(game: Game<G>, view: View<G>, random: Random) {
    this.#game = game;
    this.#imagined = imagine(game, view, random);
    this.#seed = random.below(SEEDS);
  }

  /** The match right after the answer, apart from the one that was imagined. */
  after({ seat, id }: OpenDecision, answer: unknown): Live<G> {
    return this.#tried(this.#imagined, seat, id, answer);
  }

  /** A match that was tried out, after one answer more; the match itself stays as it was. */
  further({ state }: Live<G>, { seat, id }: Question, answer: unknown): Live<G> {
    return this.#tried(state, seat, id, answer);
  }

  #tried(from: State<G>, seat: Seat, id: string, answer: unknown): Live<G> {
    const live = new Live(this.#game, clone(from), fastChance(this.#seed), { silent: true });
    give(live, seat, id, answer);
    return live;
  }
}

/** Plays on by what the clock would play, until the seat has been asked so many times, and at most so many answers. */
export function playOn<G extends GameTypes>(live: Live<G>, seat: Seat, turns: number, most: number): void {
  let own = 0;
  for (let answers = 0; answers < most && own < turns && !live.over; answers++) {
    const question = at(unanswered(live.state.flow), 0);
    if (question.seat === seat) own++;
    give(live, question.seat, question.id, live.fallback(question));
  }
}

function give<G extends GameTypes>(live: Live<G>, seat: Seat, id: string, answer: unknown): void {
  const outcome = live.answer(seat, id, answer);
  if (isRefusal(outcome)) throw new Defect('refused-thought', `${live.game.slug} refused what it had offered: ${outcome.reason}`);
}
