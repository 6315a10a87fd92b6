/** When a player is notified of their turn. */
import { expect, it } from 'vitest';
import { hasNewTurn, titleWithCount, turnsIn } from './turns.ts';

it('only running matches and invitations wait for anybody', () => {
  const turns = turnsIn([
    { id: 'a', status: 'running', turn: [0] },
    { id: 'b', status: 'running', turn: [] },
    { id: 'c', status: 'finished', turn: [1] },
    { id: 'd', status: 'open', turn: [], invited: true },
    { id: 'e', status: 'open', turn: [] },
  ]);
  expect([...turns]).toEqual(['a', 'd']);
});

it('a turn is news once', () => {
  expect(hasNewTurn(null, new Set(['a']))).toBe(false);
  expect(hasNewTurn(new Set(), new Set(['a']))).toBe(true);
  expect(hasNewTurn(new Set(['a']), new Set(['a']))).toBe(false);
  expect(hasNewTurn(new Set(['a']), new Set(['b']))).toBe(true);
  expect(hasNewTurn(new Set(['a']), new Set())).toBe(false);
});

it('the title counts the matches that wait', () => {
  expect(titleWithCount('Tables – Skald', 2)).toBe('(2) Tables – Skald');
  expect(titleWithCount('(2) Tables – Skald', 1)).toBe('(1) Tables – Skald');
  expect(titleWithCount('(1) Tables – Skald', 0)).toBe('Tables – Skald');
});
