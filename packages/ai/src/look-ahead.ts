/** Look-ahead: imagines a match consistent with the view, tries an answer in it and judges the result. */
import {
  clone,
  Defect,
  fastChance,
  type Game,
  type GameTypes,
  imagine,
  isRefusal,
  type MutableMatch,
  type OpenDecision,
  playInPlace,
  type Question,
  type Random,
  type Seat,
  type State,
  type View,
} from '@skald/engine';

const SEEDS = 2 ** 32;

/** One imagined match for trying any number of answers, all with the same chance. */
export class LookAhead<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #imagined: State<G>;
  readonly #seed: number;

  constructor(game: Game<G>, view: View<G>, random: Random) {
    this.#game = game;
    this.#imagined = imagine(game, view, random);
    this.#seed = random.below(SEEDS);
  }

  /** The match right after the answer, as a copy. */
  after({ seat, id }: OpenDecision, answer: unknown): MutableMatch<G> {
    return this.#tried(this.#imagined, seat, id, answer);
  }

  /** The tried match after one more answer, as a copy. */
  further({ state }: MutableMatch<G>, { seat, id }: Question, answer: unknown): MutableMatch<G> {
    return this.#tried(state, seat, id, answer);
  }

  #tried(from: State<G>, seat: Seat, id: string, answer: unknown): MutableMatch<G> {
    const live = playInPlace(this.#game, clone(from), fastChance(this.#seed), { silent: true });
    give(live, seat, id, answer);
    return live;
  }
}

/** Gives an answer in an imagined match, which the rules must accept. */
export function give<G extends GameTypes>(live: MutableMatch<G>, seat: Seat, id: string, answer: unknown): void {
  const outcome = live.answer(seat, id, answer);
  if (isRefusal(outcome)) throw new Defect('refused-thought', `${live.game.slug} refused what it had offered: ${outcome.reason}`);
}
