import { describe, expect, it } from 'vitest';
import { monsterActs } from '../automa/monsters.ts';
import { monsterOf } from '../content/content.ts';
import { chooseMonsters } from '../flow/actions/monsters-action.ts';
import { activateMonster } from '../flow/monsters/monster-activation.ts';
import { armySteps } from '../table/ways.ts';
import { lordsSetup, lordsTable } from '../testing/lords-table.ts';

const SEA = { jormungandr: true, kraken: true };

describe('snekkar', () => {
  const two = (prophets: readonly 'ragnar'[] = []) => lordsTable(['X', 'Y'], prophets, { snekkar: true }).hero('X', 9);

  it('LR-50.2 each human begins with two beside the drakkar; prophets have none', () => {
    const t = lordsSetup(['X'], ['ragnar'], { snekkar: true });
    t.answer('X', t.offered('X')[0]).answer('X', { do: 'place', sea: 'sea-s2', region: 1 });
    expect(t.human('X').snekkar).toEqual(['sea-s2', 'sea-s2']);
    expect(t.emitted('snekkar-launched')).toEqual([{ event: 'snekkar-launched', who: 0, sea: 'sea-s2', ships: 2 }]);
    expect(t.prophet('ragnar')).not.toHaveProperty('snekkar');
    expect(lordsTable(['X', 'Y'], []).human('X')).not.toHaveProperty('snekkar');
  });

  it('LR-50.2 once in the hero step one rows to the next sea, beside the hero action', () => {
    const t = two().turn('X', 'hero');
    t.answer('X', { do: 'row', from: 'sea-s5', sea: 'sea-s4' });
    expect([t.human('X').snekkar, t.human('X').sea]).toEqual([['sea-s4', 'sea-s5'], 'sea-s5']);
    expect(t.offered('X')).not.toContainEqual({ do: 'row', from: 'sea-s4', sea: 'sea-s3' });
    expect(t.offers('X', { do: 'move', region: 8 })).toBe(true);
    expect(two().turn('X', 'hero').offers('X', { do: 'row', from: 'sea-s5', sea: 'sea-s3' })).toBe(false);
  });

  it('LR-50.2, LR-2.5 every ship gives its owner a route over its own sea', () => {
    const t = two(['ragnar']).set('X', { sea: 'sea-l5', snekkar: ['sea-l2', 'sea-l5'] });
    expect(armySteps(t.table, 0, 1)).toEqual([2, 3, 5, 6]);
    expect(armySteps(t.table, 0, 12)).toEqual([11, 13, 14, 15, 16].filter((region) => region !== 13));
    expect(armySteps(t.table, 1, 1)).toEqual([2, 3, 5]);
    expect(armySteps(t.table, 'prophet-ragnar', 1)).toEqual([2, 3, 5]);
  });
});

describe('monsters of the sea', () => {
  it('LR-50.5 they are added to the others and begin in a sea; Loki stays the last', () => {
    const { monsters } = lordsSetup(['X', 'Y'], [], SEA).table;
    expect(monsters.slice(-3)).toMatchObject([
      { monster: 'jormungandr', at: 0, sea: 'sea-s5' },
      { monster: 'kraken', at: 0, sea: 'sea-s2' },
      { monster: 'loki', at: 10 },
    ]);
    expect(lordsSetup(['X', 'Y', 'Z'], [], { kraken: true }).table.monsters.at(-2)).toMatchObject({ monster: 'kraken', sea: 'sea-l2' });
    expect(lordsSetup(['X', 'Y'], []).table.monsters.every((one) => !('sea' in one))).toBe(true);
  });

  it('LR-50.5 a hero at the coast can hunt and control one; a hero inland cannot', () => {
    const at = (region: number) => lordsTable(['X', 'Y'], []).seaMonster('kraken', 'sea-s2').hero('X', region).runes('X', { ANSUZ: 1 });
    expect(
      at(6)
        .turn('X', 'runes')
        .offers('X', { do: 'CONTROL_MONSTER', monster: 'kraken', pay: ['ANSUZ'], seidr: false }),
    ).toBe(true);
    expect(at(7).turn('X', 'runes').why('X', { do: 'CONTROL_MONSTER', monster: 'kraken', pay: [], seidr: false })).toMatchObject([
      { reason: 'monster-not-here' },
    ]);
    const hunting = at(6).turn('X', 'action').answer('X', { do: 'act', action: 'MONSTERS' });
    expect(hunting.asks('X')).toBe(chooseMonsters.name);
    hunting.answer('X', { do: 'hunt', monster: 'kraken' });
    expect(hunting.emitted('hunt-began')).toMatchObject([{ monster: 'kraken' }]);
  });

  it('LR-50.5 it swims from sea to sea without a stomp', () => {
    const t = lordsTable(['X', 'Y'], []).seaMonster('jormungandr', 'sea-s5', 'X').army('Y', [13, 2]).control('Y', 13);
    t.run('X', activateMonster, { seat: 0, monster: 'jormungandr' });
    expect(t.offered('X')).toEqual([{ do: 'attack' }, { do: 'swim', sea: 'sea-s4' }, { do: 'swim', sea: 'sea-s6' }]);
    t.answer('X', { do: 'swim', sea: 'sea-s6' });
    expect(t.emitted('monster-swam')).toEqual([{ event: 'monster-swam', monster: 'jormungandr', from: 'sea-s5', sea: 'sea-s6' }]);
    expect([t.table.monsters[0]?.sea, t.armies('Y')]).toEqual(['sea-s6', [[13, 2]]]);
  });

  it('LR-50.5, LR-11.14 its area attack strikes all coasts of its sea, but not its controller', () => {
    const t = lordsTable(['X', 'Y'], []).seaMonster('jormungandr', 'sea-s5', 'X').army('X', [11, 2]).army('Y', [13, 2], [12, 2]);
    t.run('X', activateMonster, { seat: 0, monster: 'jormungandr' }).answer('X', { do: 'attack' });
    expect([t.armies('X'), t.armies('Y')]).toEqual([
      [[11, 2]],
      [
        [13, 1],
        [12, 2],
      ],
    ]);
    expect(t.emitted('sea-attack')).toEqual([{ event: 'sea-attack', monster: 'jormungandr', sea: 'sea-s5' }]);
  });

  it('LR-50.5, LR-11.14 the Kraken takes a rune and a card from everybody at its coasts', () => {
    const t = lordsTable(['X', 'Y'], [])
      .seaMonster('kraken', 'sea-s2', 'X')
      .hero('X', 9)
      .hero('Y', 6)
      .runes('Y', { FEHU: 1 })
      .anyCards('Y', 2);
    t.run('X', activateMonster, { seat: 0, monster: 'kraken' }).answer('X', { do: 'attack' });
    expect(t.human('Y')).toMatchObject({ cards: 1, runes: { FEHU: 0 } });
  });

  it('LR-50.5, LR-2.5 its sea gives no route, except to its controller', () => {
    const t = lordsTable(['X', 'Y'], []).seaMonster('kraken', 'sea-s5', 'X');
    expect(armySteps(t.table, 0, 11)).toEqual([12, 13]);
    expect(armySteps(t.seaMonster('kraken', 'sea-s4', 'X').table, 1, 11)).toEqual([12, 13]);
    const s4 = lordsTable(['X', 'Y'], []).seaMonster('kraken', 'sea-s4', 'X').monster('loki', 18);
    s4.set('X', { sea: 'sea-s4' }).set('Y', { sea: 'sea-s4' });
    expect([armySteps(s4.table, 0, 11), armySteps(s4.table, 1, 11)]).toEqual([
      [8, 10, 12, 13],
      [12, 13],
    ]);
  });

  it('LR-50.5, LR-31.4 for a prophet it strikes if it harms a human, and otherwise swims to most human armies', () => {
    const at = (sea: 'sea-s5' | 'sea-s4') =>
      lordsTable(['X'], ['ragnar']).seaMonster('jormungandr', sea, 'ragnar').army('X', [15, 1], [14, 1]);
    const striking = lordsTable(['X'], ['ragnar']).seaMonster('jormungandr', 'sea-s5', 'ragnar').army('X', [13, 2]);
    const acts = { who: 'prophet-ragnar' as const, monster: 'jormungandr' as const, regions: [] };
    expect(striking.run('ragnar', monsterActs, acts).armies('X')).toEqual([[13, 1]]);
    expect(at('sea-s5').run('ragnar', monsterActs, acts).emitted('monster-swam')).toMatchObject([{ sea: 'sea-s6' }]);
    expect(at('sea-s4').run('ragnar', monsterActs, acts).emitted('monster-swam')).toEqual([]);
  });
});

describe('Nagfar', () => {
  const boss = { boss: 'nagfar' };

  it('LR-50.8 takes the place of Loki, lies in a sea and bars no region', () => {
    const { table } = lordsSetup(['X', 'Y'], [], boss);
    expect(table.monsters.map(({ monster }) => monster)).not.toContain('loki');
    expect(table.monsters.at(-1)).toMatchObject({ monster: 'nagfar', sea: 'sea-s4', at: 0, owner: null });
    expect(armySteps(lordsTable(['X', 'Y'], [], boss).table, 0, 9)).toContain(10);
  });

  it('LR-50.8, LR-11.6, LR-11.7 nobody controls it, and only who has slain enough may hunt it', () => {
    const t = lordsTable(['X', 'Y'], [], boss).hero('X', 8).runes('X', { FEHU: 2 });
    expect(t.turn('X', 'runes').why('X', { do: 'CONTROL_MONSTER', monster: 'nagfar', pay: [], seidr: false })).toMatchObject([
      { reason: 'nobody-controls-boss' },
    ]);
    const weak = lordsTable(['X', 'Y'], [], boss).hero('X', 8).turn('X', 'action').answer('X', { do: 'act', action: 'MONSTERS' });
    expect(weak.why('X', { do: 'hunt', monster: 'nagfar' })).toMatchObject([{ reason: 'too-few-slain' }]);
    const able = lordsTable(['X', 'Y'], [], boss).hero('X', 8).set('X', { slain: 1 }).turn('X', 'action');
    expect(able.answer('X', { do: 'act', action: 'MONSTERS' }).offers('X', { do: 'hunt', monster: 'nagfar' })).toBe(true);
  });

  it('LR-50.8, LR-13.3 who slays it has won', () => {
    const fields = monsterOf('nagfar').woundFields.map((_, field) => field);
    const t = lordsTable(['X', 'Y'], [], boss)
      .hero('X', 8)
      .set('X', { slain: 1 })
      .wounds('nagfar', 'X', ...fields.slice(0, -1));
    t.hand('X', 'hewing-blow')
      .hunting('X', 'nagfar')
      .answer('X', { do: 'wound', card: 'hewing-blow', field: fields.length - 1 });
    expect(t.emitted('match-won')).toEqual([{ event: 'match-won', who: 0, victory: 'slayer' }]);
  });

  it('LR-50.8 in a battle at its sea every human loses 1 more', () => {
    const fight = (region: number) =>
      lordsTable(['X', 'Y'], [], boss).army('X', [region, 4]).army('Y', [region, 2]).control('Y', region).battle('X', 'Y', region);
    expect(fight(12).armies('X')).toEqual([[12, 3]]);
    expect(fight(14).armies('X')).toEqual([[14, 4]]);
  });

  it('LR-50.8 prophets ignore this ability', () => {
    const t = lordsTable(['X'], ['ragnar'], boss).army('ragnar', [12, 4]).army('X', [12, 3]).control('X', 12).battle('ragnar', 'X', 12);
    expect([t.emitted('battle-ended').length, t.armies('ragnar'), t.armies('X')]).toEqual([1, [[12, 3]], []]);
  });
});
