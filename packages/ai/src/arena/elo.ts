/** Elo ratings from the results of a round-robin, by the Bradley–Terry model, with 95 % intervals. */
import { itemAt } from '@skald/engine';
import { type Interval, Z } from '../wilson.ts';

/** What two players scored against each other; a shared victory counts a half for each. */
export interface Encounter {
  readonly players: readonly [number, number];
  readonly scores: readonly [number, number];
}

export interface Rating {
  readonly elo: number;
  /** The 95 % confidence interval, against the anchor; the anchor itself has none. */
  readonly interval: Interval;
}

/** The rating of the player that all others are compared with. */
export const ANCHOR_ELO = 1000;

/** Elo points of one unit of log-odds. */
const ELO_PER_LOGIT = 400 / Math.LN10;
/** Each encounter counts this many drawn games more, so that a player who never lost has a finite rating. */
const VIRTUAL_DRAWS = 1;
const MOST_ITERATIONS = 200;
const CONVERGED = 1e-10;

/** The most likely ratings, one for each player. The anchor has `ANCHOR_ELO`. */
export function rate(players: number, encounters: readonly Encounter[], anchor: number): readonly Rating[] {
  const free = Array.from({ length: players }, (_, player) => player).filter((player) => player !== anchor);
  const strengths = Array.from({ length: players }, () => 0);
  const smoothed = encounters.map(({ players: pair, scores: [a, b] }): Encounter => {
    return { players: pair, scores: [a + VIRTUAL_DRAWS / 2, b + VIRTUAL_DRAWS / 2] };
  });
  let covariance = identity(free.length);
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const { gradient, information } = derivatives(strengths, smoothed);
    covariance = inverse(free.map((row) => free.map((column) => itemAt(itemAt(information, row), column))));
    const steps = covariance.map((row) => sum(row.map((value, i) => value * itemAt(gradient, itemAt(free, i)))));
    free.forEach((player, i) => {
      // A bounded step: far from the maximum, Newton's own would overshoot.
      strengths[player] = itemAt(strengths, player) + Math.max(-1, Math.min(1, itemAt(steps, i)));
    });
    if (steps.every((step) => Math.abs(step) < CONVERGED)) break;
  }
  return strengths.map((strength, player) => {
    const place = free.indexOf(player);
    const error = place < 0 ? 0 : Math.sqrt(itemAt(itemAt(covariance, place), place));
    const elo = (logit: number): number => ANCHOR_ELO + ELO_PER_LOGIT * logit;
    return { elo: elo(strength), interval: { low: elo(strength - Z * error), high: elo(strength + Z * error) } };
  });
}

/** The gradient of the log-likelihood, and its negative second derivatives. */
function derivatives(strengths: readonly number[], encounters: readonly Encounter[]) {
  const gradient = strengths.map(() => 0);
  const information = strengths.map(() => strengths.map(() => 0));
  const add = (row: number, column: number, value: number): void => {
    const line = itemAt(information, row);
    line[column] = itemAt(line, column) + value;
  };
  for (const {
    players: [a, b],
    scores,
  } of encounters) {
    const games = scores[0] + scores[1];
    const expected = 1 / (1 + Math.exp(itemAt(strengths, b) - itemAt(strengths, a)));
    const surplus = scores[0] - games * expected;
    gradient[a] = itemAt(gradient, a) + surplus;
    gradient[b] = itemAt(gradient, b) - surplus;
    const weight = games * expected * (1 - expected);
    add(a, a, weight);
    add(b, b, weight);
    add(a, b, -weight);
    add(b, a, -weight);
  }
  return { gradient, information };
}

/** Gauss and Jordan; the information of players who all met, directly or through others, is positive definite. */
function inverse(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const line = itemAt(rows, pivot);
    const scale = itemAt(line, pivot);
    for (let column = 0; column < line.length; column++) line[column] = itemAt(line, column) / scale;
    for (let other = 0; other < rows.length; other++) {
      if (other === pivot) continue;
      const row = itemAt(rows, other);
      const factor = itemAt(row, pivot);
      for (let column = 0; column < row.length; column++) row[column] = itemAt(row, column) - factor * itemAt(line, column);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}

function identity(size: number): readonly (readonly number[])[] {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_unused, j) => (i === j ? 1 : 0)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
