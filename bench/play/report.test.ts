/** Interaction to next paint as browsers report it, and a report that says plainly what holds. */
import { expect, it } from 'vitest';
import { judge } from '../harness/limits.ts';
import { interactionToNextPaint, PLAY_BUDGETS } from './figures.ts';
import { writtenPlay } from './report.ts';

it('the slowest interaction counts, and of 50 the slowest is left out', () => {
  expect(interactionToNextPaint([24, 80, 32], 30)).toBe(80);
  expect(interactionToNextPaint([24, 80, 32], 60)).toBe(32);
  expect(interactionToNextPaint([24], 200)).toBe(24);
  expect(interactionToNextPaint([], 10)).toBe(0);
});

it('the report names the game and the limit that fails', () => {
  const figures = { inp: { value: 40 }, task: { value: 120 }, cost: { value: 60 }, interactions: { value: 80 }, answers: { value: 30 } };
  const verdicts = judge(figures, PLAY_BUDGETS).map((verdict) => ({ game: 'raids', ...verdict }));
  const text = writtenPlay({ machine: { cores: 2, node: '20.0.0' }, games: [{ game: 'raids', figures }], verdicts });
  expect(text).toContain('1 of 3 musts FAIL (raids: ms of the longest task < 100)');
});
