import { expect, it } from 'vitest';
import type { StretchOfPlay } from './arena.ts';
import { figuresOf } from './contest.ts';

function stretch(rate: number, cpu: number): StretchOfPlay {
  return { answers: 1, rate, cpu, median: 1, p99: 2, bytes: 300 };
}

it('ratios are taken within a round, so that a slow round changes none of them', () => {
  const rounds = [1, 0.1, 1].map(
    (speed) =>
      new Map([
        ['raw', stretch(1000 * speed, 0.2)],
        ['own', stretch(400 * speed, 0.3)],
      ]),
  );
  const own = figuresOf(['raw', 'own'], rounds, 'raw').get('own');
  expect(own?.share).toEqual({ value: 0.4, spread: 0 });
  expect(own?.multiple.value).toBeCloseTo(1.5);
  expect(own?.rate.value).toBe(400);
});
