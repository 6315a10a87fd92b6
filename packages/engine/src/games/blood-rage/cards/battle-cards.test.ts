import { describe, expect, it } from 'vitest';
import { bloodRageTable } from '../testing/blood-rage-table.ts';
import { battle } from '../testing/gimle-battle.ts';

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
