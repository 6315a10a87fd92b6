/** Do positions said to be won with 70 % end as victories in 70 % of all cases? Finds the steepness that fits, and counts. */
import { type AnyGame, fastRandom, isRefusal, itemAt, type Refusal, view } from '@skald/engine';
import { type Interval, wilson } from '../../wilson.ts';
import { type ChanceModel, chancesFrom, steepnessAt } from '../chances.ts';
import { World } from '../worlds.ts';
import { knownMatch, type MatchSettings } from './matches.ts';

/** One position from one seat's knowledge. */
export interface KnownPosition {
  readonly stage: number;
  /** The worths for all seats in each imagined match. */
  readonly worlds: readonly (readonly number[])[];
  readonly seat: number;
  readonly othersMayWin: boolean;
  /** What the seat won in the end. */
  readonly won: number;
}

const WORLDS = 8;

/** The positions of one match. */
export function knownPositions(
  game: AnyGame,
  model: ChanceModel,
  settings: MatchSettings,
  nth: number,
): readonly KnownPosition[] | Refusal {
  const match = knownMatch(game, settings, nth);
  if (isRefusal(match)) return match;
  const random = fastRandom(settings.seed, nth, 1);
  return match.positions.map((state) => {
    const seat = random.below(settings.seats);
    const lives = Array.from({ length: WORLDS }, () => new World(game, model, view(game, state, seat), random).playedOut());
    const open = lives.filter((live) => !live.over);
    return {
      stage: open[0] ? model.judgement.stage(open[0]) : 0,
      worlds: open.map((live) => model.judgement.value(live)),
      seat,
      othersMayWin: game.playsAgainstSeats === true,
      won: itemAt(match.won, seat),
    };
  });
}

/** The steepness for each stage that makes what happened most likely. */
export function fittedSteepness(positions: readonly KnownPosition[]): readonly number[] {
  const stages = Math.max(0, ...positions.map(({ stage }) => stage)) + 1;
  return Array.from({ length: stages }, (_, stage) => fitted(positions.filter((one) => one.stage === stage && one.worlds.length > 0)));
}

const LEAST = 0.02;
const MOST = 6;
const ROUNDS = 40;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Golden-section search: the likelihood has one peak. */
function fitted(positions: readonly KnownPosition[]): number {
  let [low, high] = [Math.log(LEAST), Math.log(MOST)];
  const surprise = (log: number): number => positions.reduce((sum, one) => sum + surpriseOf(one, chanceOf(one, Math.exp(log))), 0);
  for (let i = 0; i < ROUNDS; i++) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (surprise(left) < surprise(right)) high = right;
    else low = left;
  }
  return Math.round(100 * Math.exp((low + high) / 2)) / 100;
}

function surpriseOf({ won }: KnownPosition, chance: number): number {
  const sure = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return -won * Math.log(sure) - (1 - won) * Math.log(1 - sure);
}

function chanceOf({ worlds, seat, othersMayWin }: KnownPosition, steepness: number): number {
  return worlds.reduce((sum, worths) => sum + itemAt(chancesFrom(worths, steepness, othersMayWin), seat), 0) / worlds.length;
}

/** Positions with similar chances, and how often they were won. */
export interface Bucket {
  readonly from: number;
  readonly positions: number;
  /** The average of the chances said. */
  readonly said: number;
  readonly won: number;
  readonly interval: Interval;
}

export interface Reliability {
  readonly buckets: readonly Bucket[];
  /** The average distance between said and won, weighted by positions. */
  readonly doubt: number;
  /** The average square of what was wrong: 0.25 for those who always say a half. */
  readonly brier: number;
}

const BUCKETS = 10;

export function reliability(positions: readonly KnownPosition[], steepness: readonly number[]): Reliability {
  const said = positions
    .filter(({ worlds }) => worlds.length > 0)
    .map((one) => ({ won: one.won, chance: chanceOf(one, steepnessAt(steepness, one.stage)) }));
  const buckets = Array.from({ length: BUCKETS }, (_, i): Bucket => {
    const within = said.filter(({ chance }) => Math.min(BUCKETS - 1, Math.floor(chance * BUCKETS)) === i);
    const won = within.reduce((sum, one) => sum + one.won, 0);
    const sum = within.reduce((all, { chance }) => all + chance, 0);
    const positions = within.length;
    return { from: i / BUCKETS, positions, said: sum / positions, won: won / positions, interval: wilson(won, positions) };
  }).filter((bucket) => bucket.positions > 0);
  const doubt = buckets.reduce((sum, bucket) => sum + bucket.positions * Math.abs(bucket.said - bucket.won), 0) / said.length;
  const brier = said.reduce((sum, { won, chance }) => sum + (won - chance) ** 2, 0) / said.length;
  return { buckets, doubt, brier };
}
