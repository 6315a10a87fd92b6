import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Thor’s Ascension', () => {
  it('BR-16.1, BR-27.7, BR-4.10 Thor’s Ascension brings 3 Rage, at most up to 12, and 3 Glory', () => {
    const t = battle({ wolf: { hand: ['a3-thors-ascension'] }, raven: {} }).plays({ wolf: 'a3-thors-ascension' });
    expect(t.clan('wolf')).toMatchObject({ rage: 9, glory: 6 });
    const u = battle({ wolf: { hand: ['a3-thors-ascension'] }, raven: {} }, (s) => s.sheet('wolf', { rage: 11 })).plays({
      wolf: 'a3-thors-ascension',
    });
    expect(u.clan('wolf').rage).toBe(12);
  });

  it('BR-27.7 its Rage pays for Tyr’s Prowess at once', () => {
    const t = battle({ wolf: { hand: ['a3-thors-ascension'], upgrades: ['a2-tyrs-prowess-3p'] }, raven: {} }, (s) =>
      s.sheet('wolf', { rage: 1 }),
    );
    t.arrange(({ table }) => {
      const [wolf] = table.clans;
      if (wolf) wolf.rage = 0;
    });
    t.plays({ wolf: 'a3-thors-ascension' }).answer('wolf', ['a3-thors-ascension#1']);
    expect(t.clan('wolf')).toMatchObject({ rage: 2, hand: 1 });
  });
});
