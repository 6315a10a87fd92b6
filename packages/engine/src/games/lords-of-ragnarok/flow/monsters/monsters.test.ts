import { describe, expect, it } from 'vitest';
import type { AttackId, LordsMonsterId } from '../../ids.ts';
import { effective } from '../../table/attributes.ts';
import { mayHunt } from '../../table/monsters.ts';
import { ragnarokRanking } from '../../table/victory.ts';
import { lordsTable } from '../../testing/lords-table.ts';
import { monstersAction } from '../actions/monsters-action.ts';
import { buildMonument, isFulfilled } from '../actions/monument.ts';
import { maneuver } from '../armies/activate.ts';
import { prayer } from '../turn/prayer.ts';
import { runeStep } from '../turn/rune-step.ts';
import { areaAttack, stomp } from './area-attack.ts';
import { hunt } from './hunt.ts';
import { dealInjuries } from './injuries.ts';
import { activateMonster } from './monster-activation.ts';

const two = () => lordsTable(['X', 'Y'], []).hero('X', 1).hero('Y', 1);
const attackOf = (monster: LordsMonsterId) => ({ monster, scope: [], hits: [] });

/** X hunts the Troll alone with these cards; the monster plays this attack. */
function hunting(attack: AttackId, arrange: (t: ReturnType<typeof lordsTable>) => unknown = () => undefined) {
  const t = lordsTable(['X'], ['ragnar']).monster('troll', 3).hero('X', 3);
  arrange(t);
  return t.run('X', hunt, { seat: 'X', monster: 'troll', effects: 0 }).hunting('X', 'troll', { attack });
}

describe('monsters', () => {
  it('LR-11.2 a stomp lowers one army of everybody but the controller, by choice', () => {
    const t = two().monster('troll', 3, 'X').army('X', [5, 2]).army('Y', [4, 2], [4, 1]).run('X', stomp, { monster: 'troll', region: 4 });
    expect(t.asked('Y').prompt.params).toMatchObject({ purpose: 'stomp' });
    t.answer('Y', { do: 'army', army: 1, region: 4, strength: 1 });
    expect(t.armies('Y')).toEqual([[4, 2]]);
    const own = two().monster('troll', 3, 'X').army('X', [5, 2]).run('X', stomp, { monster: 'troll', region: 5 });
    expect(own.armies('X')).toEqual([[5, 2]]);
  });

  it('LR-11.3, LR-11.14 the area attacks of all monsters', () => {
    const garm = two().monster('garm', 5).army('X', [5, 1], [5, 3]).hero('X', 5).run('X', areaAttack, attackOf('garm'));
    expect(garm.armies('X')).toEqual([[5, 2]]);
    garm.answer('X', { do: 'injure', attribute: 'MIGHT' });
    expect(garm.human('X').injured).toEqual(['MIGHT']);
    const nidhogg = two().monster('nidhogg', 5).army('X', [6, 1]).army('Y', [7, 4], [1, 2]).run('X', areaAttack, attackOf('nidhogg'));
    expect(nidhogg.armies('X')).toEqual([]);
    expect(nidhogg.offered('Y')).toHaveLength(2);
    const jotunn = two().monster('jotunn', 5).army('X', [5, 3]).run('X', areaAttack, attackOf('jotunn'));
    expect(jotunn.armies('X')).toEqual([[5, 1]]);
    const eagle = two()
      .monster('hraesvelgr', 8)
      .army('X', [9, 1])
      .anyCards('X', 2)
      .anyCards('Y', 2)
      .run('X', areaAttack, attackOf('hraesvelgr'));
    expect([eagle.human('X').cards, eagle.human('Y').cards]).toEqual([1, 2]);
    const troll = two().monster('troll', 5).army('X', [7, 1]).runes('X', { FEHU: 1, ANSUZ: 1 }).hero('Y', 18);
    troll.run('X', areaAttack, attackOf('troll')).answer('X', { do: 'return', rune: 'FEHU' });
    expect(troll.human('X').runes).toMatchObject({ FEHU: 0, ANSUZ: 1 });
    const draugr = two().monster('draugr', 4, 'Y').run('X', areaAttack, attackOf('draugr'));
    expect(draugr.waitingFor()).toEqual(['X']);
  });

  it('LR-11.4 an own monster obeys, a neutral one follows the die', () => {
    const own = two().monster('troll', 3, 'X').run('X', activateMonster, { seat: 0, monster: 'troll' });
    expect(own.offers('X', { do: 'attack' })).toBe(true);
    expect(own.offers('X', { do: 'move', region: 3 })).toBe(false);
    const wild = two().monster('troll', 3).monsterDie('MOVE').run('X', activateMonster, { seat: 0, monster: 'troll' });
    expect(wild.offered('X').map((offer) => (offer as { do: string }).do)).not.toContain('attack');
    expect(wild.offered('X')).toHaveLength(5);
  });

  it('LR-9.11, LR-11.11 hunt any monster in the hero’s region, command all own ones, or activate a neutral one', () => {
    const t = two()
      .monster('troll', 3, 'Y')
      .monster('garm', 5, 'X')
      .monster('jotunn', 8, 'X')
      .hero('X', 3)
      .run('X', monstersAction, { seat: 0 });
    expect(t.offered('X')).toEqual([{ do: 'hunt', monster: 'troll' }, { do: 'command-own' }, { do: 'stir', monster: 'loki' }]);
    t.answer('X', { do: 'command-own' });
    expect(t.asks('X')).toBe('next-monster');
    t.answer('X', { do: 'activate', monster: 'jotunn' }).answer('X', { do: 'attack' });
    expect(t.asked('X').prompt.params).toMatchObject({ monster: 'garm' });
  });

  it('LR-11.5, LR-9.13 BUILD_MONUMENT frees all monsters, and then each is rolled for, Loki last', () => {
    const t = two()
      .monster('troll', 3, 'Y')
      .monster('loki', 18)
      .set('X', { sent: ['thor'], priests: 1 })
      .set('Y', { sent: ['odin'], exhausted: ['frost-horn'] });
    t.forges(null)
      .wheel('PREPARE', 'X', 'Y')
      .monsterDie('AREA_ATTACK', 'AREA_ATTACK')
      .run('X', buildMonument, { builder: 0, monsters: [] })
      .answer('X', { do: 'raise', monument: 'odin' });
    expect(t.emitted('monster-rolled').map(({ monster }) => monster)).toEqual(['troll', 'loki']);
    expect(t.table.monsters.every(({ owner }) => owner === null)).toBe(true);
    expect(t.table.wheel.PREPARE).toEqual([]);
    expect(t.human('X')).toMatchObject({ priests: 2, sent: [] });
    expect(t.human('Y')).toMatchObject({ sent: ['odin'], exhausted: [] });
    expect(t.table.forges.every(({ rune }) => rune !== null)).toBe(true);
    expect(t.table.monuments.odin).toBe(2);
  });

  it('LR-11.6, LR-11.7, LR-13.3 Loki can be hunted only after enough other monsters; his slayer wins', () => {
    const t = two().monster('loki', 3).hero('X', 3);
    const loki = { monster: 'loki' as const, at: 3, owner: null, wounds: [] };
    expect(mayHunt(t.table, 0, loki)).toBe(false);
    expect(mayHunt(t.set('X', { tokens: 1 }).table, 0, loki)).toBe(true);
    t.wounds('loki', 'X', 0, 1, 2, 3, 4, 5, 6, 7).hand('X', 'sword-song').hunting('X', 'loki');
    t.answer('X', { do: 'wound', card: 'sword-song', field: 8 });
    expect(t.table).toMatchObject({ winner: 0, victory: 'slayer' });
  });

  it('LR-11.10 an injured attribute counts 1 less, at least 1; a fourth injury has no effect', () => {
    const t = two().attributes('X', { MIGHT: 3 }).run('X', dealInjuries, { seat: 0, count: 4 });
    t.answer('X', { do: 'injure', attribute: 'MIGHT' }).answer('X', { do: 'injure', attribute: 'WISDOM' });
    expect(t.human('X').injured).toEqual(['MIGHT', 'WISDOM', 'AUTHORITY']);
    expect([effective(t.table, 0, 'MIGHT'), effective(t.table, 0, 'WISDOM')]).toEqual([2, 1]);
  });

  it('LR-11.8 rewards of wound fields, the end of a hunt, and the limit afterwards', () => {
    const t = hunting('roar', (one) => one.hand('X', 'spear-cast', 'sword-song', 'shield-wall'));
    t.answer('X', { do: 'defend', card: 'shield-wall', reflexes: false });
    t.answer('X', { do: 'wound', card: 'sword-song', field: 4 }).answer('X', { do: 'take', rune: 'FEHU' });
    t.answer('X', { do: 'wound', card: 'spear-cast', field: 1 });
    expect(t.human('X')).toMatchObject({ runes: { FEHU: 1 }, cards: 3 });
    t.answer('X', { do: 'stop' });
    expect(t.table.hunt).toBeNull();
    expect(t.table.monsters[0]?.wounds.filter((marker) => marker === 0)).toHaveLength(2);
  });

  it('LR-11.13 the codes of the attack cards', () => {
    const wounded = hunting('crushing-blow').answer('X', { do: 'suffer' });
    wounded.answer('X', { do: 'injure', attribute: 'MIGHT' }).answer('X', { do: 'injure', attribute: 'WISDOM' });
    expect(wounded.human('X').injured).toHaveLength(2);
    const fled = hunting('break-away').answer('X', { do: 'suffer' });
    expect(fled.emitted('hunt-ended')).toHaveLength(1);
    const roar = hunting('roar', (t) => t.hand('X', 'feint')).answer('X', { do: 'suffer' });
    expect(roar.emitted('cards-discarded')).toHaveLength(1);
    const frenzy = hunting('frenzy');
    expect(frenzy.asked('X').prompt.params).toMatchObject({ value: 0, counter: 1 });
    expect(frenzy.answer('X', { do: 'suffer' }).human('X').injured).toEqual([]);
    const regrow = hunting('regrow', (t) => t.hand('X', 'hewing-blow'));
    regrow.wounds('troll', 'X', 5).hunting('X', 'troll', { attack: 'regrow', covered: [5] });
    expect(regrow.answer('X', { do: 'suffer' }).emitted('wound-closed')).toMatchObject([{ field: 5 }]);
    const fourth = hunting('claw-swipe', (t) => t.set('X', { injured: ['MIGHT', 'WISDOM', 'AUTHORITY'] })).answer('X', { do: 'suffer' });
    expect(fourth.emitted('hunt-ended')).toHaveLength(1);
  });

  it('LR-21.3 alone, the attack comes at random', () => {
    const t = lordsTable(['X'], ['ragnar']).monster('troll', 3).hero('X', 3).run('X', hunt, { seat: 0, monster: 'troll', effects: 0 });
    expect(t.asks('X')).toBe('respond-to-attack');
  });

  it('LR-21.4 a prophet with 4 markers on the tray gets a Slayer token', () => {
    const t = hunting('roar', (one) =>
      one.wounds('troll', 'ragnar', 0, 1, 2, 3).wounds('troll', 'X', 4).hand('X', 'spear-cast', 'shield-wall'),
    );
    t.answer('X', { do: 'defend', card: 'shield-wall', reflexes: false }).answer('X', { do: 'wound', card: 'spear-cast', field: 5 });
    expect(t.prophet('ragnar').tokens).toBe(1);
    expect(t.human('X').artifacts).toEqual(['troll-hoard']);
  });

  it('LR-14.6 Hervor’s response cards are 1 stronger; LR-14.5 Beowulf may wound himself before a hunt', () => {
    const t = hunting('savage-bite', (one) => one.set('X', { hero: 'hervor' }).hand('X', 'sword-song'));
    expect(t.offers('X', { do: 'counter', card: 'sword-song', field: 0, reflexes: false })).toBe(true);
    const beowulf = lordsTable(['X'], ['ragnar']).monster('troll', 3).set('X', { hero: 'beowulf', at: 3 });
    beowulf.run('X', hunt, { seat: 0, monster: 'troll', effects: 0 }).answer('X', { do: 'injure', attribute: 'WISDOM' });
    expect(beowulf.human('X').cards).toBe(2);
  });
});

describe('omens, blessings, artifacts, heroes', () => {
  it('LR-12.1, LR-12.2 what each omen waits for', () => {
    const t = two();
    expect(isFulfilled(t.table, 'omen-monument')).toBe(false);
    t.monuments({ odin: 4 })
      .set('X', { slain: 1, allies: ['muspelheim', 'alfheim', 'niflheim', 'vanaheim'] })
      .temple(2, 6, 8)
      .control('Y', 2, 5, 6, 7, 8);
    for (const omen of ['omen-monument', 'omen-slayer', 'omen-land', 'omen-temple', 'omen-realm'] as const)
      expect(isFulfilled(t.table, omen)).toBe(true);
    expect(t.table.omens).toEqual([]);
  });

  it('LR-12.1 with three people a whole land and three temples are omens too, but one slain monster is not', () => {
    const t = lordsTable(['X', 'Y', 'Z'], []).control('X', 5, 6, 7).temple(2, 8, 12).control('Y', 2, 8, 12).set('Z', { slain: 1 });
    const fulfilled = (['omen-land', 'omen-temple', 'omen-slayer'] as const).map((omen) => isFulfilled(t.table, omen));
    expect(fulfilled).toEqual([true, true, false]);
    expect(isFulfilled(t.set('Z', { slain: 1, tokens: 1 }).table, 'omen-slayer')).toBe(true);
  });

  it('LR-12.3 a random blessing is the top card, and lies open', () => {
    const t = two()
      .devastated(7)
      .control('X', 7)
      .army('X', [7, 5])
      .goOn({ procedure: 'cleanse', step: 'remove', locals: { seat: 0, region: 7 } });
    const top = t.state.box.blessings.at(-1);
    t.answer('X', { do: 'take' });
    expect(t.view('Y').table.humans[0]?.blessings).toEqual([top]);
  });

  it('LR-12.6, LR-12.7 blessings change what they name', () => {
    const unbowed = two()
      .blessings('X', 'bl-t7')
      .set('X', { injured: ['MIGHT'] })
      .run('X', prayer, { seat: 0, heals: 0 });
    unbowed.answer('X', { do: 'heal', attribute: 'MIGHT' });
    expect(unbowed.human('X').injured).toEqual([]);
    const seer = two()
      .blessings('X', 'bl-o3', 'bl-o6')
      .hero('X', 1)
      .run('X', prayer, { seat: 0, heals: 0 })
      .answer('X', { do: 'forge', region: 3 });
    expect(seer.human('X').cards).toBe(1);
    const seidr = two().blessings('X', 'bl-o8', 'bl-o2').hero('X', 1).runes('X', { FEHU: 2 }).run('X', runeStep, { seat: 0 });
    expect(seidr.offers('X', { do: 'INCREASE_ATTRIBUTE', attribute: 'MIGHT', pay: ['FEHU', 'FEHU'], seidr: true })).toBe(true);
    const pact = two().blessings('X', 'bl-o7').hero('X', 1).run('X', runeStep, { seat: 0 });
    pact.answer('X', { do: 'MAKE_ALLIANCE', realm: 'vanaheim', pay: [], seidr: false });
    expect(pact.human('X').allies).toEqual(['vanaheim']);
    const rider = two()
      .blessings('X', 'bl-t6', 'bl-f5')
      .goOn({ procedure: 'hero-step', step: 'ask', locals: { seat: 0 } });
    expect(rider.offers('X', { do: 'move', region: 10 })).toBe(true);
    expect(rider.offers('X', { do: 'sail', sea: 'sea-s2' })).toBe(true);
    const giant = hunting('roar', (t) => t.blessings('X', 'bl-t2', 'bl-t3'));
    expect(giant.human('X').cards).toBe(3);
  });

  it('LR-14.2 Aslaug treats the realms beside her as allied', () => {
    const t = two().set('X', { hero: 'aslaug', at: 1 });
    t.goOn({ procedure: 'trigger-realm', step: 'begin', locals: { realm: 'vanaheim', queue: [] } });
    expect(t.asks('X')).toBe('realm-bonus');
  });

  it('LR-14.3 Snorri takes a rune for a settlement in his land without a battle', () => {
    const t = two().set('X', { hero: 'snorri', at: 8 }).army('X', [8, 2]);
    t.goOn({ procedure: 'maneuver', step: 'begin', locals: { seat: 0, done: [] } }).answer('X', { do: 'move', army: 0, region: 9 });
    expect(t.asks('X')).toBe('take-rune');
  });

  it('LR-T49, LR-14.3 Snorri gets no rune for growing strong enough, nor after a battle', () => {
    const grown = two().set('X', { hero: 'snorri', at: 9, priests: 1 }).army('X', [9, 1]);
    grown.run('X', prayer, { seat: 0, heals: 0 }).answer('X', { do: 'send', monument: 'freyja' });
    expect(grown.table.control[8]).toBe(0);
    expect(grown.emitted('ability-used')).toEqual([]);
    const fought = two().set('X', { hero: 'snorri', at: 9 }).army('X', [9, 6]).army('Y', [9, 1]).battle('X', 'Y', 9);
    while (fought.table.battle) fought.answer(fought.waitingFor()[0] ?? '', { do: 'pass' });
    expect(fought.table.control[8]).toBe(0);
    expect(fought.emitted('ability-used')).toEqual([]);
  });

  it('LR-13.4 the active participant wins before the others', () => {
    const t = two()
      .monster('loki', 18)
      .temple(1, 2, 3, 4)
      .control('Y', 1, 2, 3, 4)
      .control('X', 5, 6, 7, 8, 10, 11, 12, 13, 14)
      .army('X', [8, 2]);
    t.run('X', maneuver, { seat: 0, done: [] }).answer('X', { do: 'move', army: 0, region: 9 });
    expect(t.table).toMatchObject({ winner: 0, victory: 'jarl' });
    const late = two().monster('loki', 18).temple(1, 2, 3, 4).control('Y', 1, 2, 3, 4).army('X', [8, 2]);
    late.run('X', maneuver, { seat: 0, done: [] }).answer('X', { do: 'move', army: 0, region: 9 });
    expect(late.table).toMatchObject({ winner: 1, victory: 'godi' });
  });

  it('LR-13.6 ties after Ragnarok: temples, regions, strength, later in turn order', () => {
    const t = two().control('X', 4, 1).control('Y', 7, 3);
    expect(ragnarokRanking(t.table)[0]).toBe(t.table.order.at(-1));
    expect(ragnarokRanking(t.army('X', [1, 3]).table)[0]).toBe(0);
    expect(ragnarokRanking(t.control('Y', 5).table)[0]).toBe(1);
    expect(ragnarokRanking(t.temple(1).table)[0]).toBe(0);
  });
});
