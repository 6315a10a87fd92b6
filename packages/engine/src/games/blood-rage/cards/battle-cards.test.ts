import { describe, expect, it } from 'vitest';
import type { ClanId, FigureKind } from '../ids.ts';
import { type BloodRageScenario, bloodRageTable } from '../testing/blood-rage-table.ts';

const FOUR: readonly ClanId[] = ['wolf', 'raven', 'serpent', 'bear'];

const ONE: readonly FigureKind[] = ['warrior'];

interface Side {
  readonly figures?: readonly FigureKind[];
  readonly hand?: readonly string[];
  readonly upgrades?: readonly string[];
}

/** Wolf pillages Gimle against those named, and nobody joins. */
function battle(sides: Readonly<Record<string, Side>>, before: (t: BloodRageScenario) => unknown = () => undefined): BloodRageScenario {
  const t = bloodRageTable(...FOUR).tokens({ gimle: 'pillage-rage' });
  for (const [name, { figures = ONE, hand = [], upgrades = [] }] of Object.entries(sides)) {
    t.upgrades(name, ...upgrades)
      .place(name, { gimle: figures })
      .hand(name, ...hand);
  }
  before(t);
  return t.turn('wolf').pillages('wolf', 'gimle').allDecline('join-battle');
}

describe('plain battle cards', () => {
  it.each([
    ['a1-tyrs-bash', 2],
    ['a1-tyrs-smash', 3],
    ['a1-tyrs-crush-4p', 4],
    ['a1-tyrs-smite', 5],
    ['a2-tyrs-rage', 6],
    ['a3-tyrs-crush', 4],
  ])('%s adds its bonus and nothing else', (row, bonus) => {
    const t = battle({ wolf: { hand: [row] }, raven: {} }).plays({ wolf: row });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [1 + bonus, 1] }]);
    expect(t.told('card-worked')).toEqual([]);
  });

  it('Tyr’s Judgement is the strongest, with five players', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear', 'ram')
      .place('wolf', { gimle: ['warrior'] })
      .place('ram', { gimle: ['leader'] })
      .hand('wolf', 'a3-tyrs-judgement-5p')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a3-tyrs-judgement-5p' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [9, 3] }]);
  });
});

describe('Odin’s Smite', () => {
  it('BR-15.8, BR-27.6 every opponent with a warrior in the province loses one before the comparison', () => {
    const t = battle({ wolf: { hand: ['a1-odins-smite'] }, raven: { figures: ['warrior', 'warrior'] }, serpent: { figures: ['leader'] } });
    t.plays({ wolf: 'a1-odins-smite' });
    expect(t.told('figures-destroyed')[0]).toMatchObject({ seat: 1, figures: ['warrior'], cause: 'battle-effect' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [2, 1, 3] }]);
  });

  it('BR-15.7, BR-15.4 Thor’s Primacy comes first and blanks it', () => {
    const t = battle({ wolf: { hand: ['a1-odins-smite'] }, raven: { hand: ['a3-thors-primacy'] } });
    t.plays({ wolf: 'a1-odins-smite', raven: 'a3-thors-primacy' });
    expect(t.told('text-cancelled')).toMatchObject([{ seat: 0, rival: 1, name: 'odins-smite' }]);
    expect(t.told('battle-decided')).toMatchObject([{ totals: [2, 4] }]);
  });
});

describe('Odin’s Tide', () => {
  it('BR-15.8 each participant, its player too, names a survivor in battle order; the others die together', () => {
    const t = battle({ wolf: { hand: ['a2-odins-tide'], figures: ['warrior', 'leader'] }, raven: { figures: ['warrior', 'leader'] } });
    t.plays({ wolf: 'a2-odins-tide' });
    expect(t.asks('wolf')).toBe('spare-figure');
    expect(t.asked('wolf').fallback).toEqual({ do: 'spare', figure: 'leader' });
    t.answer('wolf', { do: 'spare', figure: 'leader' }).answer('raven', { do: 'spare', figure: 'warrior' });
    expect(t.told('figures-destroyed').slice(0, 2)).toMatchObject([
      { seat: 0, figures: ['warrior'], cause: 'battle-effect' },
      { seat: 1, figures: ['leader'], cause: 'battle-effect' },
    ]);
    expect(t.told('battle-decided')).toMatchObject([{ totals: [4, 1] }]);
  });

  it('BR-15.8, BR-Q13 a second Tide changes nothing, unless Protection left several', () => {
    const t = battle({
      wolf: { hand: ['a2-odins-tide'] },
      raven: { figures: ['warrior', 'leader'], hand: ['a2-odins-tide-4p'], upgrades: ['a2-friggas-protection'] },
    });
    t.plays({ wolf: 'a2-odins-tide', raven: 'a2-odins-tide-4p' });
    t.answer('raven', { do: 'spare', figure: 'leader' }).answer('raven', [{ figure: 'warrior', place: 'gimle', nth: 1 }]);
    expect(t.asks('raven')).toBe('spare-figure');
    t.answer('raven', { do: 'spare', figure: 'leader' }).answer('raven', []);
    expect(t.told('battle-decided')).toMatchObject([{ totals: [2, 4] }]);
  });
});

describe('Thor’s Primacy', () => {
  it('BR-15.4, BR-Q11 texts go, bonuses stay; a bonus by text becomes 0', () => {
    const t = battle({ wolf: { hand: ['a3-thors-primacy'] }, raven: { hand: ['a1-heimdalls-sight'] } });
    t.plays({ wolf: 'a3-thors-primacy', raven: 'a1-heimdalls-sight' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [4, 1] }]);
  });

  it('BR-15.4 the first in battle order cancels the other', () => {
    const t = battle({
      wolf: { hand: ['a3-thors-primacy'] },
      raven: { hand: ['a3-thors-primacy-3p'] },
      serpent: { hand: ['a1-odins-smite'] },
    });
    t.plays({ wolf: 'a3-thors-primacy', raven: 'a3-thors-primacy-3p', serpent: 'a1-odins-smite' });
    expect(t.told('text-cancelled').map(({ seat, rival }) => [seat, rival])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('BR-15.7 before Heimdall’s Watch: nothing is played again', () => {
    const t = battle({ wolf: { hand: ['a2-heimdalls-watch'] }, raven: { hand: ['a3-thors-primacy'] } });
    t.plays({ wolf: 'a2-heimdalls-watch', raven: 'a3-thors-primacy' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [1, 4] }]);
    expect(t.gloryFrom('wolf', 'heimdalls-watch')).toBe(0);
  });
});

describe('Heimdall’s Watch', () => {
  it('BR-15.5, BR-15.6 discards all, pays their bonuses, and everybody with a card plays again', () => {
    const t = battle({
      wolf: { hand: ['a2-heimdalls-watch', 'a1-tyrs-bash'] },
      raven: { hand: ['a1-tyrs-smite', 'a1-tyrs-smash'] },
      serpent: { hand: ['a1-odins-smite'] },
    });
    t.answer('wolf', 'a2-heimdalls-watch#1').answer('raven', 'a1-tyrs-smite#1').answer('serpent', 'a1-odins-smite#1');
    expect(t.gloryFrom('wolf', 'heimdalls-watch')).toBe(6);
    expect(t.table.discard.toSorted()).toEqual(['a1-odins-smite#1', 'a1-tyrs-smite#1', 'a2-heimdalls-watch#1']);
    expect(t.waitingFor()).toEqual(['wolf', 'raven']);
    t.plays({ wolf: 'a1-tyrs-bash', raven: 'a1-tyrs-smash' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [3, 4, 1] }]);
    expect(t.clan('serpent').hand).toBe(0);
  });

  it('BR-15.5, BR-Q12 of two only the first works, and the sum has Sight and declared quests in it', () => {
    const t = battle({
      wolf: { hand: ['a2-heimdalls-watch'] },
      raven: { hand: ['a3-heimdalls-watch'] },
      serpent: { hand: ['a1-heimdalls-sight'] },
      bear: { hand: ['a1-alfheim'], upgrades: ['a1-tyrs-domain-3p'] },
    });
    t.plays({ wolf: 'a2-heimdalls-watch', raven: 'a3-heimdalls-watch', serpent: 'a1-heimdalls-sight', bear: 'a1-alfheim' });
    t.answer('bear', { do: 'value', bonus: 3 });
    expect(t.gloryFrom('wolf', 'heimdalls-watch')).toBe(3 + 3);
    expect(t.gloryFrom('raven', 'heimdalls-watch')).toBe(0);
    expect(t.table.discard).toHaveLength(4);
  });

  it('BR-15.6 when nobody has a card left the battle goes on without', () => {
    const t = battle({ wolf: { hand: ['a2-heimdalls-watch'], figures: ['leader'] }, raven: {} }).plays({ wolf: 'a2-heimdalls-watch' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [3, 1] }]);
  });
});

describe('Heimdall’s Sight', () => {
  it('BR-15.12, BR-Q15 is worth the best single card of an opponent, cards of B5 too', () => {
    const t = battle({
      wolf: { hand: ['a1-heimdalls-sight', 'a1-troll'] },
      raven: { hand: ['a1-tyrs-bash', 'a3-heimdalls-gaze', 'a1-alfheim'] },
      serpent: { hand: ['a1-thors-hammer'] },
    });
    t.answer('wolf', 'a1-heimdalls-sight#1').answer('raven', 'a1-tyrs-bash#1').answer('serpent', 'a1-thors-hammer#1');
    t.answer('wolf', { do: 'decline' }).answer('raven', { do: 'add', card: 'a3-heimdalls-gaze#1' }).allDecline('add-card');
    expect(t.told('battle-decided')).toMatchObject([{ seats: [0, 1, 2], totals: [1 + 3, 1 + 2 + 3, 1 + 1] }]);
  });

  it('BR-15.12 sees declared quests', () => {
    const t = battle({ wolf: { hand: ['a1-heimdalls-sight'] }, raven: { hand: ['a1-alfheim'], upgrades: ['a3-tyrs-wrath-3p'] } });
    t.plays({ wolf: 'a1-heimdalls-sight', raven: 'a1-alfheim' }).answer('raven', { do: 'value', bonus: 5 });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [6, 6] }]);
  });
});

describe('Heimdall’s Eye and Gaze', () => {
  it('BR-15.10 add 2 and 3 after the reveal', () => {
    const t = battle({ wolf: { hand: ['a1-tyrs-bash', 'a2-heimdalls-eye#1', 'a3-heimdalls-gaze', 'a1-troll'] }, raven: {} });
    t.answer('wolf', 'a1-tyrs-bash#1')
      .answer('wolf', { do: 'add', card: 'a2-heimdalls-eye#1' })
      .answer('wolf', { do: 'add', card: 'a3-heimdalls-gaze#1' });
    t.answer('wolf', { do: 'decline' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [1 + 2 + 2 + 3, 1] }]);
  });
});

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
