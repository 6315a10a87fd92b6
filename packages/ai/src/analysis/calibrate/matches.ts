/** Matches with known ends for measuring the analysis: warriors play, and now and then somebody answers at random. */
import {
  type AnyGame,
  begin,
  clone,
  Defect,
  fastChance,
  fastRandom,
  type GameTypes,
  isRefusal,
  itemAt,
  type MutableMatch,
  playInPlace,
  type Random,
  type Refusal,
  required,
  type State,
  sampleAnswer,
  unanswered,
  view,
} from '@skald/engine';
import { give } from '../../look-ahead.ts';
import { warrior } from '../../warrior/warrior.ts';
import { victories } from '../chances.ts';

export interface MatchSettings {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: number;
}

export interface KnownMatch {
  /** Positions on the way, in order. */
  readonly positions: readonly State<GameTypes>[];
  /** What each seat won. */
  readonly won: readonly number[];
}

const SEEDS = 2 ** 32;
/** One answer in so many is random: people are no warriors. */
const SLIP = 8;
/** One position in so many is kept. */
const SELDOM = 9;
const MOST_ANSWERS = 100_000;

export function knownMatch(game: AnyGame, { seats, options, seed }: MatchSettings, nth: number): KnownMatch | Refusal {
  const random = fastRandom(seed, nth);
  const chance = fastChance(random.below(SEEDS));
  const begun = begin(game, { seats, options }, chance, true);
  if (isRefusal(begun)) return begun;
  const live = playInPlace(game, begun.state, chance, { silent: true });
  const positions: State<GameTypes>[] = [];
  const won = playToEnd(live, random, () => {
    if (random.below(SELDOM) === 0) positions.push(clone(live.state));
  });
  return { positions, won };
}

/** Warriors play on to the end. */
export function playToEnd(live: MutableMatch<GameTypes>, random: Random, before = (): void => {}): readonly number[] {
  for (let answers = 0; !live.over; answers++) {
    if (answers === MOST_ANSWERS) throw new Defect('run-away', `a match of ${live.game.slug} does not end`);
    before();
    const question = itemAt(unanswered(live.state.flow), 0);
    const slips = random.below(SLIP) === 0;
    const answer = slips ? sampleAnswer(live.space(question), random) : warriorAnswer(live, question, random);
    give(live, question.seat, question.id, answer);
  }
  return victories(live.game.standings(live.state));
}

function warriorAnswer({ game, state }: MutableMatch<GameTypes>, { seat, id }: { seat: number; id: string }, random: Random): unknown {
  const seen = view(game, state, seat);
  const decision = required(
    seen.decisions.find((open) => open.id === id),
    `decision ${id}`,
  );
  return warrior.decide(game, seen, decision, random);
}
