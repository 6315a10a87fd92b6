import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Loki’s Trickery', () => {
  it('BR-16.1, BR-16.2 Loki’s Trickery moves 1 Rage, at most what the winner has', () => {
    const t = battle({ wolf: { figures: ['leader'] }, raven: { hand: ['a1-lokis-trickery'] } }).plays({ raven: 'a1-lokis-trickery' });
    expect([t.clan('wolf').rage, t.clan('raven').rage]).toEqual([5, 7]);
    const u = battle({ raven: { figures: ['leader'] }, wolf: { hand: ['a1-lokis-trickery'] } }, (s) => s.sheet('raven', { rage: 0 })).plays(
      { wolf: 'a1-lokis-trickery' },
    );
    expect([u.clan('wolf').rage, u.clan('raven').rage]).toEqual([6, 0]);
  });

  it('BR-16.4, BR-Q16 Trickery is applied before Tyr’s Prowess can spend the Rage', () => {
    const t = battle(
      { wolf: { figures: ['leader'], hand: ['a1-tyrs-bash'], upgrades: ['a2-tyrs-prowess-3p'] }, raven: { hand: ['a1-lokis-trickery'] } },
      (s) => s.sheet('wolf', { rage: 1 }),
    );
    t.plays({ wolf: 'a1-tyrs-bash', raven: 'a1-lokis-trickery' });
    expect(t.table.discard).toContain('a1-tyrs-bash#1');
  });
});
