import { describe, expect, it } from 'vitest';
import { begin, decisions, digest, fastChance, isRefusal } from '../../../kernel/index.ts';
import { buildMonument } from '../flow/actions/monument.ts';
import { placeMarker } from '../flow/actions/special-action.ts';
import { usurp } from '../flow/actions/usurp.ts';
import { mobilize } from '../flow/armies/activate.ts';
import { game } from '../flow/game.ts';
import { areaAttack, stomp } from '../flow/monsters/area-attack.ts';
import { lordsOfRagnarok } from '../index.ts';
import { lordsSetup, lordsTable } from '../testing/lords-table.ts';
import { canConquer } from './conquest.ts';
import { devastate } from './devastation.ts';
import { huntable } from './hunt.ts';
import { prophetManeuver } from './maneuver.ts';
import { activateHarmful, harmful, monsterActs } from './monsters.ts';
import { prophetRecruits } from './recruit.ts';
import { isPossible as canDoRuneAction, prophetRuneStep } from './rune-actions.ts';
import { isPossible, prophetSpecialAction } from './special-action.ts';
import { prophetTurn } from './turn.ts';
import { usurpable } from './usurp.ts';

const RAGNAR = 'prophet-ragnar';
const HERVOR = 'prophet-hervor';
const act = { who: RAGNAR, action: null } as const;
const recruiting = { who: RAGNAR, devastates: true, way: 'none', regions: [] } as const;
describe('what differs', () => {
  it('LR-21.1 covering each other’s markers gives a rune', () => {
    const t = lordsTable().run('ragnar', placeMarker, { party: RAGNAR, action: 'PREPARE' });
    t.run('X', placeMarker, { party: 0, action: 'PREPARE' });
    expect(Object.values(t.prophet('ragnar').runes).reduce((a, b) => a + b)).toBe(1);
    t.run('X', placeMarker, { party: 0, action: 'USURP' }).run('ragnar', placeMarker, { party: RAGNAR, action: 'USURP' });
    expect(t.asks('X')).toBe('take-rune');
  });

  it('LR-21.2, LR-21.5, LR-40.12 stomp and area attacks weaken his strongest army; his hero is never injured', () => {
    const t = lordsTable().monster('troll', 3, 'X').army('ragnar', [4, 2], [4, 5]).run('X', stomp, { monster: 'troll', region: 4 });
    expect(t.armies('ragnar')).toEqual([
      [4, 2],
      [4, 4],
    ]);
    const garm = lordsTable(['X'], ['ragnar', 'aslaug'])
      .monster('garm', 5)
      .army('ragnar', [5, 2])
      .hero('ragnar', 5)
      .hero('aslaug', 5)
      .hero('X', 18);
    garm.run('X', areaAttack, { monster: 'garm', scope: [], hits: [] });
    expect(garm.armies('ragnar')).toEqual([[5, 1]]);
    expect(garm.emitted('injury-taken')).toEqual([]);
  });

  it('LR-21.6 his armies enter Loki’s region and grow anywhere', () => {
    const t = lordsTable()
      .monster('loki', 10)
      .army('ragnar', [9, 5])
      .control('ragnar', 9, 6, 8)
      .run('ragnar', prophetManeuver, { who: RAGNAR, regions: [] });
    expect(t.armies('ragnar')).toEqual([[10, 5]]);
  });

  it('LR-21.7, LR-21.8 at most 6 runes and 8 cards; the rest is lost', () => {
    const t = lordsTable().runes('ragnar', { FEHU: 5 }).anyCards('ragnar', 7).attributes('ragnar', { WISDOM: 4 });
    t.row('ragnar', ['pa-A3', 'pa-A1', 'pa-A2'], 0).run('ragnar', prophetSpecialAction, act);
    expect(t.prophet('ragnar').cards).toBe(8);
    expect(Object.values(t.prophet('ragnar').runes).reduce((a, b) => a + b)).toBe(6);
  });

  it('LR-21.10, LR-14.8 tucked cards count, their texts and his hero’s ability do not', () => {
    const t = lordsTable().blessings('ragnar', 'bl-t1').army('ragnar', [14, 2]).army('X', [14, 6]).control('X', 14).hero('ragnar', 13);
    t.battle('ragnar', 'X', 14);
    expect(t.emitted('battle-began')).toMatchObject([{ attack: 3 }]);
  });

  it('LR-21.11 he keeps to six armies and two rings', () => {
    const six = [1, 1, 1, 1, 1, 1].map(() => [9, 1] as const);
    const t = lordsTable()
      .army('ragnar', ...six)
      .control('ragnar', 9);
    expect(canDoRuneAction(t.table, RAGNAR, 'RECRUIT_ARMY')).toBe(false);
    t.monster('troll', 3, 'ragnar').monster('garm', 5, 'ragnar').monster('jotunn', 1);
    expect(canDoRuneAction(t.table, RAGNAR, 'CONTROL_MONSTER')).toBe(false);
  });
});

describe('his steps', () => {
  it('LR-22.2, LR-23.7, LR-55.4 six steps in order, with their reasons', () => {
    const t = lordsTable().control('ragnar', 9).army('ragnar', [9, 2]).set('ragnar', { priests: 1, at: 4 }).hero('X', 18);
    t.row('ragnar', ['pa-A3', 'pa-A1', 'pa-A2'], null).run('ragnar', prophetTurn, { who: RAGNAR });
    const order = ['die-rolled', 'priest-sent', 'rune-forged', 'hero-moved', 'marker-placed', 'action-card-drawn'] as const;
    const places = order.map((event) => t.events.findIndex((one) => one.event === event));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    const reasons = t.emitted('prophet-chose');
    expect(reasons.length).toBeGreaterThan(0);
    for (const { among, by, chosen } of reasons) {
      expect(among).toContain(chosen);
      expect(Object.values(by).every((values) => values.length === among.length)).toBe(true);
    }
  });

  it('LR-22.3, LR-22.4 ties: by region, then by strength; MIN the weaker, MAX the stronger', () => {
    const grown = (card: 'pa-A1' | 'pa-A2') => {
      const t = lordsTable().army('ragnar', [9, 2], [9, 3]).control('ragnar', 9).runes('ragnar', { FEHU: 2 });
      t.row('ragnar', [card, 'pa-B4', 'pa-B5'], 0).run(
        'ragnar',
        prophetRuneStep,
        { who: RAGNAR, actions: ['STRENGTHEN_ARMY'], resolved: 0 },
        'next',
      );
      return t.armies('ragnar').map(([, strength]) => strength);
    };
    expect(grown('pa-A1')).toEqual([3, 3]);
    expect(grown('pa-A2')).toEqual([2, 4]);
  });

  it('LR-23.6 of several runes the one nearest to a human hero, unless he has six', () => {
    const t = lordsTable().hero('ragnar', 5).hero('X', 10).run('ragnar', prophetTurn, { who: RAGNAR }, 'prayer');
    expect(t.emitted('rune-forged')[0]).toMatchObject({ region: 7 });
    const full = lordsTable().hero('ragnar', 5).runes('ragnar', { FEHU: 6 }).run('ragnar', prophetTurn, { who: RAGNAR }, 'prayer');
    expect(full.emitted('rune-forged')).toEqual([]);
  });

  it('LR-26.3, LR-26.4, LR-26.5, LR-26.6, LR-26.7, LR-26.8 what he skips', () => {
    const t = lordsTable();
    const possible = () =>
      (['STRENGTHEN_ARMY', 'ACTIVATE_MONSTER', 'DRAW_COMBAT_CARDS', 'INCREASE_ATTRIBUTE', 'RECRUIT_ARMY'] as const).map((action) =>
        canDoRuneAction(t.table, RAGNAR, action),
      );
    t.hero('X', 16);
    expect(possible()).toEqual([false, false, true, true, true]);
    t.army('ragnar', [9, 6]).anyCards('ragnar', 8).attributes('ragnar', { MIGHT: 5, WISDOM: 5, AUTHORITY: 5 }).army('X', [8, 1]);
    expect(possible()).toEqual([false, true, false, false, true]);
  });

  it('LR-26.8, LR-27.4 the rune action recruits without devastation; armies in a neutral region must be beaten too', () => {
    const t = lordsTable().control('ragnar', 8).runes('ragnar', { FEHU: 3 });
    t.run('ragnar', prophetRuneStep, { who: RAGNAR, actions: ['RECRUIT_ARMY'], resolved: 0 }, 'next');
    expect(t.armies('ragnar')).toEqual([[8, 2]]);
    expect(t.table.devastated).toEqual([]);
    const neutral = lordsTable().army('X', [8, 2]);
    expect([2, 3].map((strength) => canConquer(neutral.table, RAGNAR, 8, strength))).toEqual([false, true]);
    expect(canConquer(lordsTable().army('X', [9, 3]).table, RAGNAR, 9, 3)).toBe(false);
  });

  it('LR-29.3 BUILD_MONUMENT on the card needs a marker of his', () => {
    const t = lordsTable();
    expect(isPossible(t.table, RAGNAR, 'BUILD_MONUMENT')).toBe(false);
    t.wheel('USURP', 'ragnar');
    expect(isPossible(t.table, RAGNAR, 'BUILD_MONUMENT')).toBe(true);
  });

  it('LR-30.1, LR-30.6 REINFORCE without a free army and MOBILIZE without any are not available', () => {
    const six = [1, 1, 1, 1, 1, 1].map(() => [9, 1] as const);
    expect(isPossible(lordsTable().army('ragnar', ...six).table, RAGNAR, 'REINFORCE')).toBe(false);
    expect(isPossible(lordsTable().table, RAGNAR, 'MOBILIZE')).toBe(false);
  });

  it('LR-30.4 without any region the new army conquers one; LR-30.5 or Authority grows', () => {
    const t = lordsTable().control('X', 16).hero('X', 16).run('ragnar', prophetRecruits, recruiting);
    expect(t.emitted('region-taken')).toHaveLength(1);
    expect(t.table.devastated).toHaveLength(1);
    const none = lordsTable(['X'], ['ragnar']).attributes('ragnar', { AUTHORITY: 1 }).run('ragnar', prophetRecruits, recruiting);
    expect(none.prophet('ragnar').attributes.AUTHORITY).toBe(2);
    expect(none.armies('ragnar')).toEqual([]);
    expect(none.table.devastated).toHaveLength(1);
  });

  it('LR-30.13 tucked cards lengthen his reach; Loki drives out all others', () => {
    const t = lordsTable(['X'], ['hervor']).hero('hervor', 1).monster('troll', 4).monster('loki', 3);
    expect(huntable(t.table, HERVOR).map(({ monster }) => monster)).toEqual([]);
    t.tucked('hervor', 1);
    expect(huntable(t.table, HERVOR).map(({ monster }) => monster)).toEqual(['troll']);
    t.set('hervor', { tokens: 1 });
    expect(huntable(t.table, HERVOR).map(({ monster }) => monster)).toEqual(['loki']);
  });

  it('LR-30.17 a human hero keeps him from USURP, not from conquest', () => {
    const t = lordsTable().hero('ragnar', 5).hero('X', 5).attributes('ragnar', { MIGHT: 2 });
    expect(usurpable(t.table, RAGNAR)).not.toContain(5);
    expect(canConquer(t.table, RAGNAR, 5, 2)).toBe(true);
  });

  it('LR-30.18, LR-30.19, LR-30.20 his monument by preference; without an omen a marker; three omens begin Ragnarok', () => {
    const t = lordsTable().monster('loki', 18).monuments({ freyja: 4 }).omens('omen-monument', 'omen-realm', 'omen-land');
    t.monsterDie('AREA_ATTACK').run('ragnar', buildMonument, { builder: RAGNAR, monsters: [] });
    expect(t.emitted('monument-raised')).toMatchObject([{ monument: 'thor', level: 2 }]);
    expect(t.table.devastated).toHaveLength(1);
    expect(t.table.last).toEqual([0, RAGNAR]);
  });
});

describe('monsters', () => {
  it('LR-31.1, LR-31.3 own before neutral, the nearest of his own; never those of others', () => {
    const t = lordsTable().army('X', [1, 2]).hero('X', 18).monster('troll', 3).monster('garm', 5, 'ragnar').monster('jotunn', 2, 'ragnar');
    expect(harmful(t.table, RAGNAR).map(({ name, keys }) => [name, keys])).toEqual([
      ['jotunn', [0, 1]],
      ['garm', [0, 1]],
      ['troll', [1, 0]],
    ]);
    const foreign = lordsTable().army('X', [1, 2]).hero('X', 18).monster('troll', 3, 'X').monster('loki', 9);
    expect(harmful(foreign.table, RAGNAR)).toEqual([]);
    t.run('ragnar', activateHarmful, { who: RAGNAR, monsters: [] });
    expect(t.emitted('prophet-chose')[0]).toMatchObject({ about: 'monster-to-activate', settled: 'MIN' });
  });

  it('LR-31.4 first the area attack, then the strongest army, then nearer', () => {
    const stomped = lordsTable().monster('jotunn', 3, 'ragnar').army('X', [1, 1], [5, 4]).hero('X', 18);
    stomped.run('ragnar', monsterActs, { who: RAGNAR, monster: 'jotunn', regions: [] });
    expect(stomped.emitted('monster-moved')).toMatchObject([{ region: 5 }]);
    const nearer = lordsTable().monster('jotunn', 16, 'ragnar').army('X', [3, 1]).control('X', 18, 4).hero('X', 1);
    nearer.run('ragnar', monsterActs, { who: RAGNAR, monster: 'jotunn', regions: [] });
    expect(nearer.emitted('monster-moved')).toMatchObject([{ region: 18 }]);
    const attacked = lordsTable().monster('jotunn', 3, 'ragnar').army('X', [3, 3], [1, 5]).hero('X', 18);
    attacked.run('ragnar', monsterActs, { who: RAGNAR, monster: 'jotunn', regions: [] });
    expect(attacked.armies('X')).toEqual([
      [3, 1],
      [1, 5],
    ]);
  });

  it('LR-31.5 a neutral monster is not led onto his own armies', () => {
    const t = lordsTable().monster('troll', 3).army('ragnar', [4, 2]).army('X', [17, 1]).hero('X', 18).monsterDie('MOVE');
    t.run('ragnar', monsterActs, { who: RAGNAR, monster: 'troll', regions: [] });
    expect(t.emitted('monster-moved')).toMatchObject([{ region: 2 }]);
  });
});

describe('battles, devastation, the end', () => {
  it('LR-32.9, LR-32.10 he retreats into one own region; after a won attack he gains control with any population', () => {
    const lost = lordsTable().army('ragnar', [14, 2], [14, 1]).control('ragnar', 14, 13).army('X', [14, 6]).battle('X', 'ragnar', 14);
    expect(lost.armies('ragnar')).toEqual([
      [13, 1],
      [13, 1],
    ]);
    const won = lordsTable().army('ragnar', [12, 3]).army('X', [12, 1]).battle('ragnar', 'X', 12);
    expect(won.table.control[11]).toBe(RAGNAR);
  });

  it('LR-32.12 a pending battle is looked at again when its turn comes', () => {
    const t = lordsTable()
      .monster('loki', 7)
      .army('X', [13, 6], [9, 3])
      .control('X', 13, 9)
      .control('ragnar', 14, 8, 15)
      .army('ragnar', [15, 1]);
    t.temple(8).run('X', mobilize, { seat: 0, done: [] }).answer('X', { do: 'move', army: 0, region: 14 });
    expect(t.table.pending).toEqual([14]);
    t.answer('X', { do: 'move', army: 1, region: 8 });
    t.arrange((state) => {
      const [self] = state.table.prophets;
      if (self) self.armies = [];
    });
    t.answer('X', { do: 'fight', region: 14 });
    expect(t.emitted('battle-began').map(({ region }) => region)).toEqual([8]);
    expect(t.table.control[13]).toBe(0);
  });

  it('LR-33.3, LR-33.4 the number to cleanse falls with each marker; control stays', () => {
    const t = lordsTable().control('X', 7).devastated(4, 12, 18).run('ragnar', devastate, { who: RAGNAR, regions: [] });
    expect(t.table.devastated).toEqual([4, 12, 18, 10]);
    const last = lordsTable().control('X', 7).devastated(7, 4, 12, 18).army('X', [7, 2]).run('X', mobilize, { seat: 0, done: [] });
    expect(last.offers('X', { do: 'cleanse', army: 0 })).toBe(true);
    expect(last.table.control[6]).toBe(0);
  });

  it('LR-34.1 both sides win by the three victories', () => {
    const t = lordsTable(['X'], ['aslaug']).temple(2, 6, 8).control('aslaug', 2, 6, 8, 11).row('aslaug', ['pa-A4', 'pa-A1', 'pa-A2'], 0);
    t.run('aslaug', prophetSpecialAction, { who: 'prophet-aslaug', action: null });
    expect(t.table).toMatchObject({ winner: 'prophet-aslaug', victory: 'godi' });
    expect(t.game.standings(t.state)).toMatchObject([{ rank: 2 }]);
  });

  it('LR-9.12 the human usurps a region of the prophet: his armies retreat', () => {
    const t = lordsTable().hero('X', 14).attributes('X', { MIGHT: 3 }).army('ragnar', [14, 2]).control('ragnar', 14, 13).hero('ragnar', 1);
    t.run('X', usurp, { seat: 0 });
    expect(t.armies('ragnar')).toEqual([[13, 2]]);
    expect(t.table.control[13]).toBe(0);
  });
});

describe('the engine', () => {
  it('LR-55.3 a question names the seat, the subject and every answer; prophets are never asked', () => {
    const t = lordsSetup(['X'], ['ragnar']);
    for (const decision of decisions(t.game, t.state)) {
      expect(decision.seat).toBe(0);
      expect(decision.rules.length).toBeGreaterThan(0);
    }
  });

  it('LR-55.5 the invariants notice lost and doubled pieces', () => {
    const broken = (change: Parameters<ReturnType<typeof lordsTable>['arrange']>[0]) => {
      const { state } = lordsTable().arrangeUnchecked(change);
      return (lordsOfRagnarok.invariants ?? []).flatMap(({ name, broken: check }) => (check(state, undefined) === undefined ? [] : [name]));
    };
    expect(broken(() => undefined)).toEqual([]);
    expect(broken(({ table }) => table.discards.push('feint'))).toEqual(['LR-55.5 every combat card is in one place']);
    expect(broken(({ table }) => table.under.push('bl-t1'))).toEqual(['LR-55.5 every blessing is in one place']);
    expect(broken(({ table }) => table.devastated.push(4, 4))).toEqual(['LR-55.5 five devastation markers']);
    expect(broken(({ table }) => Object.assign(table.humans[0]?.runes ?? {}, { FEHU: 99 }))).toEqual([
      'LR-55.5 runes neither appear nor vanish',
    ]);
    expect(broken(({ table }) => table.humans[0]?.armies.push({ army: 0, at: 1, strength: 7 }))).toEqual([
      'LR-55.5 armies keep to their number and strength',
    ]);
    expect(broken(({ table }) => Object.assign(table.humans[0] ?? {}, { priests: 5 }))).toEqual([
      'LR-55.5 priests, rings and attributes keep to their limits',
    ]);
    expect(broken(({ table }) => Object.assign(table.prophets[0] ?? {}, { cards: 5 }))).toEqual([
      'LR-55.5 prophets keep to their limits, and their cards are counted',
    ]);
    expect(
      broken(({ table }) => {
        table.humans[0]?.armies.push({ army: 0, at: 1, strength: 1 });
        table.prophets[0]?.armies.push({ army: 0, at: 1, strength: 1 });
      }),
    ).toEqual(['LR-8.1 two owners share a region only while a battle waits']);
  });

  it('LR-55.6 a match that goes round for ever is stopped', () => {
    const t = lordsTable().arrange(({ table }) => {
      table.round = 200;
    });
    t.run('X', game, {}, 'turns');
    expect(t.table).toMatchObject({ victory: 'cap', winner: null });
  });

  it('LR-55.1 the same facts give the same digest', () => {
    const match = () => {
      const begun = begin(lordsOfRagnarok, { seats: 1 }, fastChance(3));
      if (isRefusal(begun)) throw new Error(begun.reason);
      return digest(begun.state);
    };
    expect(match()).toBe(match());
  });
});
