/** Estimates, chances, and how well they fit what happened. */
import { fastRandom } from '@skald/engine';
import { raids } from '@skald/engine/games/raids';
import { describe, expect, it } from 'vitest';
import { nim } from '../jarl/testing/toys.ts';
import { fittedSteepness, type KnownPosition, knownPositions, reliability } from './calibrate/chances.ts';
import { costReliability, knownCosts } from './calibrate/costs.ts';
import { chanceModel, chancesFrom, victories } from './chances.ts';
import { difference, estimateOf, total } from './estimate.ts';

const MATCH = { seats: 2, seed: 1 };

describe('an estimate', () => {
  it('contains the truth in about 95 of 100 cases', () => {
    const random = fastRandom(1);
    let held = 0;
    for (let i = 0; i < 400; i++) {
      const { value, error } = estimateOf(Array.from({ length: 60 }, () => random.below(1000) / 999));
      if (Math.abs(value - 0.5) <= error) held++;
    }
    expect(held).toBeGreaterThan(365);
    expect(held).toBeLessThan(395);
  });

  it('adds errors as those of independent things', () => {
    expect(
      total([
        { value: 1, error: 3 },
        { value: 2, error: 4 },
      ]),
    ).toEqual({ value: 3, error: 5 });
    expect(difference({ value: 1, error: 3 }, { value: 2, error: 4 })).toEqual({ value: -1, error: 5 });
    expect(estimateOf([1])).toEqual({ value: 1, error: 1 });
  });
});

describe('chances', () => {
  it('add up to 1, grow with the lead, and are nearer to certainty where leads mean more', () => {
    const worths = [0.7, 0.3, 0.3];
    const [little, much] = [chancesFrom(worths, 0.5, false), chancesFrom(worths, 2, false)];
    for (const chances of [little, much]) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(much[0]).toBeGreaterThan(little[0] ?? 1);
    expect(little[0]).toBeGreaterThan(1 / 3);
    expect(little[1]).toBe(little[2]);
  });

  it('leave room for an opponent that the rules play', () => {
    expect(chancesFrom([0.5], 1, true)).toEqual([0.5]);
    expect(chancesFrom([0.9, 0.9], 1, true)).toEqual([0.5, 0.5]);
    expect(victories([{ seat: 0, rank: 2, score: 3 }])).toEqual([0]);
    expect(victories([0, 1, 2].map((seat) => ({ seat, rank: seat < 2 ? 1 : 3, score: 0 })))).toEqual([0.5, 0.5, 0]);
  });
});

/** Positions of which so many in 100 are won that are led like this. */
function led(worth: number, won: number): readonly KnownPosition[] {
  return Array.from({ length: 100 }, (_, i) => {
    return { stage: 0, worlds: [[worth, 1 - worth]], seat: 0, othersMayWin: false, won: i < won ? 1 : 0 };
  });
}

describe('the calibration', () => {
  it('finds how much a lead means', () => {
    const [steepness = 0] = fittedSteepness([...led(0.6, 69), ...led(0.4, 31)]);
    expect(steepness).toBeCloseTo(1, 1);
  });

  it('counts what was said against what happened', () => {
    const { buckets, doubt, brier } = reliability([...led(0.6, 69), ...led(0.4, 41)], [1]);
    expect(buckets.map(({ from, positions, won }) => [from, positions, won])).toEqual([
      [0.3, 100, 0.41],
      [0.6, 100, 0.69],
    ]);
    expect(doubt).toBeCloseTo(0.05, 1);
    expect(brier).toBeLessThan(0.25);
  });

  it('finds how much of what was said came true', () => {
    const costs = [0.1, 0.2, 0.4].map((said) => ({ said, error: 0.01, lost: [said / 2, said / 2, said / 2] }));
    const { slope, noise, buckets } = costReliability(costs);
    expect(slope).toBeCloseTo(0.5);
    expect(noise).toBeCloseTo(0);
    expect(buckets.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(3);
  });

  it('measures matches of a game, always the same for the same seed', () => {
    const game = nim(40);
    const model = chanceModel(game);
    const positions = knownPositions(game, model, MATCH, 0);
    expect(positions).toEqual(knownPositions(game, model, MATCH, 0));
    expect(positions).not.toHaveLength(0);
    expect(knownCosts(game, model, MATCH, 0)).toEqual(knownCosts(game, model, MATCH, 0));
    expect(knownCosts(raids, chanceModel(raids), { ...MATCH, options: { no: 1 } }, 0)).toMatchObject({ refused: 'bad-options' });
  });
});
