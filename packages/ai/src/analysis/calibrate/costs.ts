/** Do decisions said to cost 10 % cost 10 %? Plays pairs of answers to the end, with the same luck, and compares. */
import {
  type AnyGame,
  countAnswers,
  decisions,
  fastRandom,
  isOver,
  isRefusal,
  itemAt,
  type OpenDecision,
  type Random,
  type Refusal,
  sampleAnswer,
  view,
} from '@skald/engine';
import { give } from '../../look-ahead.ts';
import type { ChanceModel } from '../chances.ts';
import { type AskedSeat, compare } from '../comparison.ts';
import { effortFor } from '../effort.ts';
import { World } from '../worlds.ts';
import { knownMatch, type MatchSettings, playToEnd } from './matches.ts';

/** A random answer against the best found. */
export interface KnownCost {
  readonly said: number;
  readonly error: number;
  /** What the best won more than the other, in independent pairs of matches played to their ends. */
  readonly lost: readonly number[];
}

const TRIES = 300;
/** The decisions of one match that are played on from, and the pairs of matches for each. */
const MOST_DECISIONS = 4;
const PAIRS = 12;
const SEEDS = 2 ** 32;

/** Some decisions of one match. */
export function knownCosts(game: AnyGame, model: ChanceModel, settings: MatchSettings, nth: number): readonly KnownCost[] | Refusal {
  const match = knownMatch(game, settings, nth);
  if (isRefusal(match)) return match;
  const random = fastRandom(settings.seed, nth, 2);
  const skipped = Math.max(1, Math.floor(match.positions.length / MOST_DECISIONS));
  return match.positions.flatMap((state, i) => {
    if (i % skipped !== 0) return [];
    const open = isOver(state) ? [] : decisions(game, state).filter(({ space }) => countAnswers(space) > 1);
    if (open.length === 0) return [];
    const decision = itemAt(open, random.below(open.length));
    return knownCost({ game, model, seen: view(game, state, decision.seat), decision }, random) ?? [];
  });
}

function knownCost(asked: AskedSeat, random: Random): KnownCost | undefined {
  const other = sampleAnswer(asked.decision.space, random);
  const compared = compare(asked, other, effortFor(TRIES), random);
  if (!compared || compared.thought === other) return undefined;
  const lost = Array.from({ length: PAIRS }, () => {
    const world = new World(asked.game, asked.model, asked.seen, random);
    const seed = random.below(SEEDS);
    return won(world, asked.decision, compared.thought, seed) - won(world, asked.decision, other, seed);
  });
  return { said: compared.cost.value, error: compared.cost.error, lost };
}

function won(world: World, { seat, id }: OpenDecision, answer: unknown, seed: number): number {
  const live = world.begun();
  give(live, seat, id, answer);
  return itemAt(playToEnd(live, fastRandom(seed)), seat);
}

interface CostBucket {
  readonly from: number;
  readonly decisions: number;
  readonly said: number;
  readonly lost: number;
  /** 95 % of `lost`. */
  readonly error: number;
}

export interface CostReliability {
  readonly buckets: readonly CostBucket[];
  /** How much of what was said came true. */
  readonly slope: number;
  /** The standard deviation of the truth from what was said. */
  readonly noise: number;
}

const BORDERS = [-1, 0.01, 0.03, 0.06, 0.12, 0.25];

export function costReliability(costs: readonly KnownCost[]): CostReliability {
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const buckets = BORDERS.map((from, i): CostBucket => {
    const within = costs.filter(({ said }) => said >= from && said < (BORDERS[i + 1] ?? 2));
    const lost = within.map((one) => mean(one.lost));
    const average = mean(lost);
    const spread = Math.sqrt(mean(lost.map((one) => (one - average) ** 2)) / Math.max(1, lost.length - 1));
    return { from, decisions: within.length, said: mean(within.map(({ said }) => said)), lost: average, error: 1.96 * spread };
  }).filter((bucket) => bucket.decisions > 0);
  const slope = mean(costs.map(({ said, lost }) => said * mean(lost))) / mean(costs.map(({ said }) => said ** 2));
  const square = mean(costs.map(({ said, lost }) => sharedSquare(lost.map((one) => one - slope * said))));
  return { buckets, slope, noise: Math.sqrt(Math.max(0, square)) };
}

/** Independent pairs share nothing but the truth: the product of what two of them deviate by is, on average, its square. */
function sharedSquare(deviations: readonly number[]): number {
  const n = deviations.length;
  const [sum, squares] = [deviations.reduce((all, one) => all + one, 0), deviations.reduce((all, one) => all + one ** 2, 0)];
  return (sum ** 2 - squares) / (n * (n - 1));
}
