import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Loki’s Backstab', () => {
  it('BR-16.2, BR-4.11 Loki’s Backstab moves 2 Glory, at most what the winner has', () => {
    const t = battle({ wolf: { figures: ['leader'] }, raven: { hand: ['a2-lokis-backstab'] } }, (s) => s.sheet('wolf', { glory: 1 })).plays(
      { raven: 'a2-lokis-backstab' },
    );
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([3, 1]);
  });

  it('BR-16.1 without a winner they do nothing', () => {
    const t = battle({ wolf: {}, raven: { hand: ['a2-lokis-backstab'] } }, (s) => s.sheet('wolf', { glory: 5 })).plays({
      raven: 'a2-lokis-backstab',
    });
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([5, 0]);
  });
});
