/** When somebody is told that it is their turn. */
import { expect, it } from 'vitest';
import { isNews, titled, turnsIn } from './turns.ts';

it('only running matches wait for anybody', () => {
  const turns = turnsIn([
    { id: 'a', status: 'running', turn: [0] },
    { id: 'b', status: 'running', turn: [] },
    { id: 'c', status: 'finished', turn: [1] },
  ]);
  expect([...turns]).toEqual(['a']);
});

it('a turn is news once', () => {
  expect(isNews(null, new Set(['a']))).toBe(false);
  expect(isNews(new Set(), new Set(['a']))).toBe(true);
  expect(isNews(new Set(['a']), new Set(['a']))).toBe(false);
  expect(isNews(new Set(['a']), new Set(['b']))).toBe(true);
  expect(isNews(new Set(['a']), new Set())).toBe(false);
});

it('the title counts the matches that wait', () => {
  expect(titled('Tables – Skald', 2)).toBe('(2) Tables – Skald');
  expect(titled('(2) Tables – Skald', 1)).toBe('(1) Tables – Skald');
  expect(titled('(1) Tables – Skald', 0)).toBe('Tables – Skald');
});
