import { expect, it } from 'vitest';
import { median, quantile, spread } from './statistics.ts';

it('the median of an even number of values lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('values are ordered as numbers, not as texts', () => {
  expect(median([100, 9, 20])).toBe(20);
});

it('a quantile goes in proportion between two values, and reaches both ends', () => {
  expect(quantile([10, 20], 0.25)).toBe(12.5);
  expect(quantile([10, 20], 0)).toBe(10);
  expect(quantile([10, 20], 1)).toBe(20);
});

it('the spread is half the distance between the quartiles, as a share of the median', () => {
  expect(spread([80, 90, 100, 110, 500])).toBeCloseTo(0.1);
  expect(spread([7, 7, 7])).toBe(0);
});
