/** Intervals of known numbers. */
import { describe, expect, it } from 'vitest';
import { wilson } from './wilson.ts';

describe('wilson', () => {
  it.each([
    { won: 50, trials: 100, low: 0.4038, high: 0.5962 },
    { won: 8, trials: 10, low: 0.4902, high: 0.9433 },
    { won: 0, trials: 10, low: 0, high: 0.2775 },
    { won: 10, trials: 10, low: 0.7225, high: 1 },
    { won: 180, trials: 200, low: 0.8506, high: 0.9344 },
  ])('$won of $trials', ({ won, trials, low, high }) => {
    const interval = wilson(won, trials);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('takes shared victories as parts', () => {
    expect(wilson(0.5, 1).low).toBeCloseTo(1 - wilson(0.5, 1).high, 12);
  });

  it('rules nothing out without a trial', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
