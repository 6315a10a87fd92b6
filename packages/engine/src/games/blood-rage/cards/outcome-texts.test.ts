import { describe, expect, it } from 'vitest';
import { bloodRageTable } from '../testing/blood-rage-table.ts';
import { battle } from '../testing/gimle-battle.ts';

describe('what cards say about winning', () => {
  it('BR-16.1 Thor’s Hammer is worth 3 Glory more', () => {
    const t = battle({ wolf: { hand: ['a1-thors-hammer'] }, raven: {} }).plays({ wolf: 'a1-thors-hammer' });
    expect(t.clan('wolf').glory).toBe(3 + 3);
  });

  it('BR-16.1, BR-16.12 Thor’s Oath raises a stat, Axes before the Glory of the battle', () => {
    const t = battle({ wolf: { hand: ['a2-thors-oath'] }, raven: {} }).plays({ wolf: 'a2-thors-oath' });
    expect(t.asks('wolf')).toBe('raise-stat');
    t.answer('wolf', { do: 'raise', stat: 'axes' });
    expect(t.gloryFrom('wolf', 'battle')).toBe(4);
  });

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

  it('BR-15.4 a cancelled text pays nothing', () => {
    const t = battle({ wolf: { hand: ['a1-thors-hammer'], figures: ['leader', 'warrior'] }, raven: { hand: ['a3-thors-primacy'] } });
    t.plays({ wolf: 'a1-thors-hammer', raven: 'a3-thors-primacy' });
    expect([t.told('battle-decided')[0]?.winners, t.gloryFrom('wolf', 'thors-hammer')]).toEqual([[0], 0]);
  });
});

describe('what cards say about losing', () => {
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

  it('BR-16.2, BR-4.11 Loki’s Backstab moves 2 Glory, at most what the winner has', () => {
    const t = battle({ wolf: { figures: ['leader'] }, raven: { hand: ['a2-lokis-backstab'] } }, (s) => s.sheet('wolf', { glory: 1 })).plays(
      { raven: 'a2-lokis-backstab' },
    );
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([3, 1]);
  });

  it('BR-16.3, BR-25.7 Loki’s Poison takes the cards of the winner; Prowess cannot stop it', () => {
    const t = battle({
      wolf: { figures: ['leader'], hand: ['a1-tyrs-smash', 'a2-heimdalls-eye#1', 'a1-troll'], upgrades: ['a2-tyrs-prowess-3p'] },
      raven: { hand: ['a3-lokis-poison'] },
    });
    t.answer('wolf', 'a1-tyrs-smash#1')
      .answer('raven', 'a3-lokis-poison#1')
      .answer('wolf', { do: 'add', card: 'a2-heimdalls-eye#1' })
      .answer('wolf', { do: 'decline' });
    expect(t.handOf('raven').cards.toSorted()).toEqual(['a1-tyrs-smash#1', 'a2-heimdalls-eye#1', 'a3-lokis-poison#1']);
    expect(t.clan('raven').known.toSorted()).toEqual(['a1-tyrs-smash#1', 'a2-heimdalls-eye#1', 'a3-lokis-poison#1']);
    expect(t.table.discard).toEqual([]);
    expect(t.told('cards-stolen')).toMatchObject([{ seat: 1, rival: 0, count: 2 }]);
  });

  it('BR-16.3 of two Poisons the first in battle order takes all', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear', 'ram')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .place('ram', { gimle: ['warrior'] })
      .hand('wolf', 'a1-tyrs-bash')
      .hand('raven', 'a3-lokis-poison')
      .hand('ram', 'a3-lokis-poison-5p')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-tyrs-bash', raven: 'a3-lokis-poison', ram: 'a3-lokis-poison-5p' });
    expect(t.handOf('raven').cards).toContain('a1-tyrs-bash#1');
    expect(t.handOf('ram').cards).toEqual(['a3-lokis-poison-5p#1']);
  });

  it('BR-16.1 without a winner they do nothing', () => {
    const t = battle({ wolf: {}, raven: { hand: ['a2-lokis-backstab'] } }, (s) => s.sheet('wolf', { glory: 5 })).plays({
      raven: 'a2-lokis-backstab',
    });
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([5, 0]);
  });
});

describe('Odin’s Judgement', () => {
  it('BR-16.6 2 Glory for every battle dead of any clan, win or lose', () => {
    const t = battle({ wolf: { figures: ['leader'] }, raven: { figures: ['warrior', 'warrior'], hand: ['a3-odins-judgement'] } });
    t.plays({ raven: 'a3-odins-judgement' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [3, 4], winners: [1] }]);
    expect(t.gloryFrom('raven', 'odins-judgement')).toBe(2);
    const u = battle({
      wolf: { figures: ['leader', 'warrior', 'warrior'] },
      raven: { hand: ['a3-odins-judgement'], figures: ['warrior', 'warrior'] },
    });
    expect(u.plays({ raven: 'a3-odins-judgement' }).gloryFrom('raven', 'odins-judgement')).toBe(4);
  });

  it('BR-16.6, BR-18.3 counts figures that fell before the comparison, not those that were spared', () => {
    const t = battle({ wolf: { figures: ['leader'], hand: ['a3-odins-judgement'] }, raven: { upgrades: ['a2-friggas-protection'] } });
    t.plays({ wolf: 'a3-odins-judgement' }).answer('raven', [{ figure: 'warrior', place: 'gimle', nth: 1 }]);
    expect(t.gloryFrom('wolf', 'odins-judgement')).toBe(0);
    const u = battle({ wolf: { hand: ['a1-odins-smite'] }, raven: { hand: ['a3-odins-judgement'] } });
    expect(u.plays({ wolf: 'a1-odins-smite', raven: 'a3-odins-judgement' }).gloryFrom('raven', 'odins-judgement')).toBe(4);
  });
});

describe('Frigga’s Grace', () => {
  it('BR-T25, BR-16.9, BR-4.15 another stat than the token’s, or none', () => {
    const t = battle({ wolf: { hand: ['a1-friggas-grace'] }, raven: {} }, (s) => s.tokens({ gimle: 'pillage-horns' })).plays({
      wolf: 'a1-friggas-grace',
    });
    expect(t.offered('wolf')).toEqual([{ do: 'raise', stat: 'rage' }, { do: 'raise', stat: 'axes' }, { do: 'decline' }]);
    t.answer('wolf', { do: 'raise', stat: 'axes' });
    expect(t.clan('wolf')).toMatchObject({ glory: 4, stats: { rage: 1, axes: 2, horns: 2 } });
  });

  it('BR-16.9 any stat where the token shows Glory', () => {
    const t = battle({ wolf: { hand: ['a1-friggas-grace'] }, raven: {} }, (s) => s.tokens({ gimle: 'pillage-glory' })).plays({
      wolf: 'a1-friggas-grace',
    });
    expect(t.offered('wolf')).toHaveLength(4);
  });

  it('BR-16.7 only for the pillager', () => {
    const t = battle({ wolf: {}, raven: { hand: ['a1-friggas-grace'] } }).plays({ raven: 'a1-friggas-grace' });
    expect(t.told('battle-decided')).toMatchObject([{ winners: [1] }]);
    expect(t.told('card-worked')).toEqual([]);
  });
});
