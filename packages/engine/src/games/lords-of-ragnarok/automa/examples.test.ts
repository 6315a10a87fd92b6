import { describe, expect, it } from 'vitest';
import { mobilize } from '../flow/activate.ts';
import { battle } from '../flow/battle.ts';
import { game } from '../flow/game.ts';
import { placeMarker } from '../flow/special-action.ts';
import { lordsTable } from '../testing/lords-table.ts';
import { bonusAndCleanUp } from './bonus.ts';
import { canConquer, difficulty } from './conquest.ts';
import { defenceStrength } from './defence.ts';
import { devastate } from './devastation.ts';
import { prophetHunt } from './hunt.ts';
import { prophetManeuver, prophetMobilize } from './maneuver.ts';
import { prophetRuneStep } from './rune-actions.ts';
import { prophetSpecialAction } from './special-action.ts';
import { prophetTurn } from './turn.ts';
import { prophetUsurp } from './usurp.ts';

const RAGNAR = 'prophet-ragnar';
const ASLAUG = 'prophet-aslaug';
const BEOWULF = 'prophet-beowulf';

/** His rune step, maneuver and special action alone. */
const runeStep = (who: typeof RAGNAR | typeof ASLAUG) => ({ who, actions: [], resolved: 0 });

function attack(region: number, attacker: number | typeof RAGNAR, defender: number | typeof RAGNAR) {
  return { region, attacker, defender, waiting: [], injured: false, won: false };
}

describe('the turn of the prophet', () => {
  it.each([
    [1, 'pa-A1'],
    [2, 'pa-A2'],
    [3, 'pa-A3'],
  ] as const)('LR-T01, LR-22.1 the Surtur die shows %i: the chosen card is %s', (face, card) => {
    const t = lordsTable().row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], null).surtur(face).run('ragnar', prophetTurn, { who: RAGNAR });
    expect(t.told('die-rolled')).toMatchObject([{ face, card }]);
  });

  it('LR-T02, LR-25.1, LR-25.2, LR-26.2 the first two that he can pay; the same kind twice', () => {
    const t = lordsTable().row('ragnar', ['pa-C4', 'pa-C3', 'pa-I-godi-1'], 1).runes('ragnar', { FEHU: 2 }).hero('ragnar', 1);
    t.run('ragnar', prophetRuneStep, runeStep(RAGNAR));
    expect(t.told('alliance-made').map(({ realm }) => realm)).toEqual(['niflheim', 'vanaheim']);
    expect(t.told('rune-actions-skipped')).toMatchObject([{ actions: ['STRENGTHEN_ARMY'], because: 'not-payable' }]);
    expect(t.prophet('ragnar').runes).toEqual({ THURISAZ: 0, ANSUZ: 0, FEHU: 0 });
  });

  it('LR-T03, LR-27.1 the difficulty of a human region is the sum of its armies', () => {
    const t = lordsTable().control('X', 14).army('X', [14, 2], [14, 1]);
    expect(difficulty(t.table, 14)).toBe(3);
    expect(difficulty(lordsTable().control('X', 14).army('X', [14, 2]).blessings('X', 'bl-f1').table, 14)).toBe(4);
  });

  it('LR-T04, LR-23.2, LR-23.4 the preferred attribute as long as it leads by 1', () => {
    const t = lordsTable(['X'], ['beowulf']).attributes('beowulf', { MIGHT: 3, WISDOM: 2, AUTHORITY: 1 }).set('beowulf', { priests: 1 });
    t.run('beowulf', prophetTurn, { who: BEOWULF }, 'prayer');
    expect(t.told('priest-sent')).toMatchObject([{ monument: 'thor' }]);
    expect(t.told('attribute-raised')[0]).toMatchObject({ attribute: 'MIGHT', value: 4 });
    expect(t.told('cards-drawn')[0]).toMatchObject({ who: BEOWULF, cards: 1 });
  });

  it('LR-T05, LR-23.3, LR-23.5 otherwise the lowest; Authority strengthens an army', () => {
    const t = lordsTable(['X'], ['beowulf'])
      .attributes('beowulf', { MIGHT: 4, WISDOM: 2, AUTHORITY: 1 })
      .set('beowulf', { priests: 1 })
      .army('beowulf', [9, 1]);
    t.run('beowulf', prophetTurn, { who: BEOWULF }, 'prayer');
    expect(t.told('priest-sent')).toMatchObject([{ monument: 'freyja' }]);
    expect(t.told('army-strengthened')[0]).toMatchObject({ region: 9, strength: 2 });
  });

  it('LR-T06, LR-23.1 a monument with his priest is not available; ties by preference', () => {
    const t = lordsTable(['X'], ['beowulf'])
      .attributes('beowulf', { MIGHT: 2, WISDOM: 2, AUTHORITY: 2 })
      .set('beowulf', { priests: 1, sent: ['thor'] });
    t.run('beowulf', prophetTurn, { who: BEOWULF }, 'prayer');
    expect(t.told('priest-sent')).toMatchObject([{ monument: 'odin' }]);
    expect(t.told('prophet-chose')[0]).toEqual({
      event: 'prophet-chose',
      who: BEOWULF,
      about: 'monument',
      rule: 'LR-23.3',
      among: ['WISDOM', 'AUTHORITY'],
      by: { preference: [1, 2] },
      chosen: 'WISDOM',
      settled: 'preference',
    });
  });

  it('LR-T07, LR-24.1 the hero goes straight to the region of the card', () => {
    const small = lordsTable().row('ragnar', ['pa-A3', 'pa-A1', 'pa-A2'], 0).run('ragnar', prophetTurn, { who: RAGNAR }, 'hero');
    expect(small.told('hero-moved')[0]).toMatchObject({ region: 11 });
    const large = lordsTable(['X'], ['ragnar', 'aslaug']).row('ragnar', ['pa-A3', 'pa-A1', 'pa-A2'], 0);
    large.run('ragnar', prophetTurn, { who: RAGNAR }, 'hero');
    expect(large.told('hero-moved')[0]).toMatchObject({ region: 12 });
  });

  it('LR-T08, LR-25.3 without a rune action he takes a rune', () => {
    const t = lordsTable().row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], 0).run('ragnar', prophetRuneStep, runeStep(RAGNAR));
    expect(t.told('runes-gained')).toHaveLength(1);
    expect(t.told('rune-actions-skipped')).toMatchObject([{ because: 'not-payable' }]);
  });
});

describe('conquest', () => {
  it('LR-T09, LR-27.2 a neutral region by strength and tucked cards', () => {
    const t = lordsTable();
    expect([3, 4].map((population) => canConquer(t.table, RAGNAR, population === 3 ? 2 : 11, 3))).toEqual([true, false]);
    expect(canConquer(t.tucked('ragnar', 1).table, RAGNAR, 11, 3)).toBe(true);
  });

  it('LR-T10, LR-27.2 a human region by strength, tucked cards and as many hand cards as Wisdom', () => {
    const t = lordsTable().control('X', 14).army('X', [14, 3]).anyCards('ragnar', 1).attributes('ragnar', { WISDOM: 1 });
    expect(canConquer(t.table, RAGNAR, 14, 2)).toBe(false);
    expect(canConquer(t.anyCards('ragnar', 1).attributes('ragnar', { WISDOM: 2 }).table, RAGNAR, 14, 2)).toBe(true);
  });

  it('LR-T11, LR-27.2 a human region without armies falls to any army, without a battle', () => {
    const t = lordsTable().control('X', 14).army('ragnar', [13, 1]).control('ragnar', 13);
    expect(difficulty(t.table, 14)).toBe(0);
    t.run('ragnar', prophetManeuver, { who: RAGNAR, regions: [] });
    expect(t.table.control[13]).toBe(RAGNAR);
    expect(t.told('battle-began')).toEqual([]);
  });

  it.each([
    [[5], true],
    [[5, 2], false],
  ])('LR-T12, LR-27.3 for the winning temple he dares 2 more (armies %s: %s)', (armies, dares) => {
    const t = lordsTable(['X'], ['aslaug']).temple(2, 8, 16, 6).control('aslaug', 2, 8, 16, 5).control('X', 6);
    t.army('X', ...armies.map((strength) => [6, strength] as const)).army('aslaug', [5, 3]);
    t.anyCards('aslaug', 1).attributes('aslaug', { WISDOM: 2 });
    expect(canConquer(t.table, ASLAUG, 6, 3)).toBe(dares);
  });

  it.each([
    ['ragnar', 'LAND', 12],
    ['aslaug', 'TEMPLE', 18],
    ['beowulf', 'HUMAN', 15],
  ] as const)('LR-T13, LR-28.1, LR-28.2, LR-28.3, LR-28.4 %s prefers by %s: %i', (hero, _order, target) => {
    const t = lordsTable(['X'], [hero]).control(hero, 13, 14).army(hero, [14, 5]).control('X', 16).hero('X', 16);
    t.run(hero, prophetManeuver, { who: `prophet-${hero}`, regions: [] });
    expect(t.told('region-taken')).toMatchObject([{ region: target }]);
  });

  it('LR-T14, LR-22.3 MIN takes the lowest region, MAX the highest', () => {
    const build = (card: 'pa-C4' | 'pa-A4') => {
      const t = lordsTable().control('ragnar', 2, 6).row('ragnar', [card, 'pa-A1', 'pa-A2'], 0);
      return t.run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null }).table.temples;
    };
    expect(build('pa-C4')).toEqual([2]);
    expect(build('pa-A4')).toEqual([6]);
  });

  it('LR-T15, LR-27.5 nothing to conquer: the army that borders most human regions grows', () => {
    const t = lordsTable().army('ragnar', [9, 2], [13, 1]).control('ragnar', 9, 13).control('X', 14).army('X', [14, 3]);
    t.control('ragnar', 6, 8, 10, 11, 12);
    t.run('ragnar', prophetManeuver, { who: RAGNAR, regions: [] });
    expect(t.armies('ragnar')).toEqual([
      [9, 2],
      [13, 2],
    ]);
  });

  it('LR-T16, LR-27.5, LR-33.1 without an army he recruits and lays exactly one marker', () => {
    const t = lordsTable().control('ragnar', 9, 8).attributes('ragnar', { AUTHORITY: 2 });
    t.run('ragnar', prophetManeuver, { who: RAGNAR, regions: [] });
    expect(t.armies('ragnar')).toEqual([[9, 2]]);
    expect(t.table.devastated).toHaveLength(1);
  });

  it('LR-T41, LR-27.5, LR-27.6 an army at 6 moves to another own region that borders a foreign one', () => {
    const t = lordsTable().control('ragnar', 13, 14).army('ragnar', [13, 6]).control('X', 11, 12).army('X', [11, 6], [12, 6]);
    t.control('X', 15, 18).army('X', [15, 6], [18, 6]);
    t.run('ragnar', prophetManeuver, { who: RAGNAR, regions: [] });
    expect(t.armies('ragnar')).toEqual([[14, 6]]);
  });
});

describe('special actions', () => {
  it('LR-T17, LR-29.1, LR-29.2 card, priority, then PREPARE', () => {
    const t = lordsTable()
      .row('ragnar', ['pa-A4', 'pa-A1', 'pa-A2'], 0)
      .runes('ragnar', { FEHU: 3 })
      .anyCards('ragnar', 2)
      .army('ragnar', [9, 1]);
    t.arrange(({ table }) => table.wheel.MOBILIZE.push(RAGNAR)).run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null });
    expect(t.told('special-action-skipped')).toMatchObject([
      { action: 'BUILD_TEMPLE', because: 'not-possible' },
      { action: 'MOBILIZE', because: 'marker-lies-there' },
    ]);
    expect(t.told('marker-placed')).toMatchObject([{ action: 'PREPARE' }]);
    expect(t.prophet('ragnar').cards).toBe(4);
  });

  it('LR-T18, LR-29.1, LR-30.10 with 6 runes and 8 cards: BUILD_MONUMENT', () => {
    const t = lordsTable()
      .row('ragnar', ['pa-A4', 'pa-A1', 'pa-A2'], 0)
      .runes('ragnar', { FEHU: 6 })
      .anyCards('ragnar', 8)
      .army('ragnar', [9, 1]);
    t.arrange(({ table }) => table.wheel.MOBILIZE.push(RAGNAR)).run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null });
    expect(t.told('monument-raised')).toMatchObject([{ monument: 'freyja', level: 2 }]);
  });

  it('LR-T19, LR-30.2, LR-30.3, LR-32.2 without a settlement all his regions count, and a marker follows', () => {
    const t = lordsTable().control('ragnar', 3, 7).army('ragnar', [3, 2]).attributes('ragnar', { AUTHORITY: 2 }).control('X', 5);
    expect([3, 7].map((region) => defenceStrength(t.table, RAGNAR, region))).toEqual([2, 2]);
    t.row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], 0).run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null });
    expect(t.armies('ragnar')).toEqual([
      [3, 2],
      [3, 2],
    ]);
    expect(t.table.devastated).toHaveLength(1);
  });

  it('LR-T20, LR-30.8, LR-30.9 MOBILIZE without a new region: the army grows, a marker follows', () => {
    const t = lordsTable().army('ragnar', [9, 2]).control('ragnar', 9).row('ragnar', ['pa-A2', 'pa-A1', 'pa-A3'], 0);
    t.run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null });
    expect(t.armies('ragnar')).toEqual([[9, 3]]);
    expect(t.table.devastated).toHaveLength(1);
  });

  it('LR-T21, LR-30.11, LR-12.5 the second temple brings a blessing selection and a marker', () => {
    const t = lordsTable().temple(16).control('ragnar', 2).row('ragnar', ['pa-A4', 'pa-A1', 'pa-A2'], 0);
    t.run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null });
    expect(t.told('blessings-revealed')[0]?.blessings).toHaveLength(3);
    expect(t.prophet('ragnar').blessings).toHaveLength(1);
    expect(t.offered('X')).toHaveLength(2);
    t.answer('X', t.offered('X')[0]);
    expect(t.table.under).toHaveLength(1);
    expect(t.prophet('ragnar').priests).toBe(1);
    expect(t.table.devastated).toHaveLength(1);
  });

  it('LR-T22, LR-30.12, LR-31.2, LR-31.5 an area attack that harms nobody, and a marker nevertheless', () => {
    const t = lordsTable()
      .monster('troll', 3)
      .army('X', [1, 2])
      .hero('X', 16)
      .hero('ragnar', 16)
      .row('ragnar', ['pa-A6', 'pa-A1', 'pa-A2'], 0);
    t.monsterDie('AREA_ATTACK').run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null });
    expect(t.told('area-attack')).toMatchObject([{ monster: 'troll' }]);
    expect(t.armies('X')).toEqual([[1, 2]]);
    expect(t.table.devastated).toHaveLength(1);
  });

  it('LR-T23, LR-30.14 all cards that fit cover a field; shields last, rewards first, then the rightmost', () => {
    const t = lordsTable(['X'], ['beowulf']).monster('troll', 3).monster('loki', 18).hero('beowulf', 1).attributes('beowulf', { MIGHT: 1 });
    t.hand('beowulf', 'hewing-blow', 'berserk-fury', 'sword-song', 'arrow-storm').top('shield-wall');
    t.run('beowulf', prophetHunt, { who: BEOWULF, monsters: [], monster: null });
    expect(t.told('wound-covered').map(({ field }) => field)).toEqual([2, 0, 4, 3, 1]);
    expect(t.prophet('beowulf')).toMatchObject({ priests: 1, cards: 0 });
    expect(t.table.devastated).toEqual([]);
  });

  it('LR-T24, LR-30.14 fewer than 4 markers: devastation', () => {
    const t = lordsTable(['X'], ['beowulf']).monster('troll', 3).monster('loki', 18).hero('beowulf', 1).attributes('beowulf', { MIGHT: 1 });
    t.hand('beowulf', 'hewing-blow').top('shield-wall').run('beowulf', prophetHunt, { who: BEOWULF, monsters: [], monster: null });
    expect(t.told('wound-covered').map(({ field }) => field)).toEqual([2, 4]);
    expect(t.prophet('beowulf').priests).toBe(1);
    expect(t.table.devastated).toHaveLength(1);
  });

  it('LR-T25, LR-30.15, LR-30.16 USURP next to his hero, by his target order', () => {
    const t = lordsTable(['X'], ['aslaug']).attributes('aslaug', { MIGHT: 2, AUTHORITY: 2 }).hero('aslaug', 6).control('X', 1).hero('X', 1);
    t.run('aslaug', prophetUsurp, { who: ASLAUG, regions: [], region: 0 });
    expect(t.told('region-usurped')).toMatchObject([{ region: 5 }]);
    expect(t.armies('aslaug')).toEqual([[5, 2]]);
    expect(t.told('prophet-chose')[0]).toMatchObject({
      rule: 'LR-28.2',
      among: [5, 9],
      by: { 'human-distance': [1, 3] },
      chosen: 5,
      settled: 'human-distance',
    });
  });

  it('LR-T40, LR-26.1 a neutral monster next to his hero', () => {
    const t = lordsTable().monster('troll', 3).hero('ragnar', 1).runes('ragnar', { FEHU: 1 }).row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], 0);
    t.run('ragnar', prophetRuneStep, runeStep(RAGNAR));
    expect(t.told('monster-controlled')).toMatchObject([{ monster: 'troll' }]);
  });
});

describe('battles against a prophet', () => {
  it('LR-T26, LR-32.1, LR-32.2, LR-32.5 defence strength, tucked cards, and the supporting army comes', () => {
    const t = lordsTable().control('ragnar', 8, 9, 10).temple(8).army('ragnar', [9, 3], [10, 2]).attributes('ragnar', { AUTHORITY: 2 });
    t.tucked('ragnar', 1).army('X', [8, 4]);
    expect(defenceStrength(t.table, RAGNAR, 8)).toBe(5);
    t.run('X', battle, attack(8, 0, RAGNAR));
    expect(t.told('battle-began')).toMatchObject([{ attack: 4, defence: 6 }]);
    expect(t.told('army-moved')).toMatchObject([{ from: 9, region: 8 }]);
  });

  it('LR-T27, LR-32.8 the last point of an army only if he lost', () => {
    const won = lordsTable().tucked('ragnar', 3).army('ragnar', [14, 1]).army('X', [14, 3]).control('X', 14);
    won.run('ragnar', battle, attack(14, RAGNAR, 0));
    expect(won.told('battle-ended')).toMatchObject([{ winner: RAGNAR }]);
    expect(won.armies('ragnar')).toEqual([[14, 1]]);
    const lost = lordsTable().tucked('ragnar', 3).army('ragnar', [14, 1]).army('X', [14, 4]).control('X', 14).control('ragnar', 13);
    lost.run('ragnar', battle, attack(14, RAGNAR, 0));
    expect(lost.armies('ragnar')).toEqual([]);
  });

  it('LR-T28, LR-32.4, LR-32.11 a pile as large as Wisdom; what is left returns', () => {
    const t = lordsTable()
      .anyCards('ragnar', 5)
      .attributes('ragnar', { WISDOM: 2 })
      .army('ragnar', [14, 3])
      .control('ragnar', 14)
      .army('X', [14, 4]);
    t.hand('X', 'arrow-storm').run('X', battle, attack(14, 0, RAGNAR));
    expect(t.prophet('ragnar')).toMatchObject({ pile: 2, cards: 3 });
    t.answer('X', { do: 'pass' });
    expect(t.told('battle-card-played')).toHaveLength(1);
    expect(t.prophet('ragnar')).toMatchObject({ pile: 0, cards: 4 });
  });

  it('LR-T29, LR-32.6, LR-32.7 after a pass he passes when he is ahead, as defender also when equal', () => {
    const defending = lordsTable().anyCards('ragnar', 2).attributes('ragnar', { WISDOM: 2 }).army('ragnar', [14, 4]).control('ragnar', 14);
    defending.army('X', [14, 4]).run('X', battle, attack(14, 0, RAGNAR));
    expect(defending.told('battle-card-played')).toEqual([]);
    const attacking = lordsTable().anyCards('ragnar', 2).attributes('ragnar', { WISDOM: 2 }).army('ragnar', [14, 4]).control('X', 14);
    attacking.army('X', [14, 4]).run('ragnar', battle, attack(14, RAGNAR, 0));
    expect(attacking.told('battle-card-played')).not.toEqual([]);
  });

  it('LR-T35, LR-32.3 a region without armies is defended by a temple or an adjacent army; else it is taken', () => {
    const enter = (arrange: (t: ReturnType<typeof lordsTable>) => unknown) => {
      const t = lordsTable().control('ragnar', 8).army('X', [9, 2]).monster('loki', 18);
      arrange(t);
      t.run('X', mobilize, { seat: 0, done: [] }).answer('X', { do: 'move', army: 0, region: 8 });
      return t.told('battle-began').length;
    };
    expect(enter((t) => t.temple(8))).toBe(1);
    expect(enter((t) => t.army('ragnar', [10, 1]))).toBe(1);
    expect(enter(() => undefined)).toBe(0);
  });

  it('LR-T42, LR-32.13 a temple alone fights, and loses nothing', () => {
    const t = lordsTable()
      .control('ragnar', 8)
      .temple(8)
      .attributes('ragnar', { AUTHORITY: 2 })
      .tucked('ragnar', 1)
      .army('X', [8, 2])
      .control('X', 9);
    t.run('X', battle, attack(8, 0, RAGNAR));
    expect(t.told('battle-ended')).toMatchObject([{ winner: RAGNAR, attack: 2, defence: 3 }]);
    expect(t.armies('X')).toEqual([[9, 1]]);
  });
});

describe('devastation and the end', () => {
  it('LR-T30, LR-33.2 his regions first, then neutral, then human ones', () => {
    const t = lordsTable().devastated(12).control('ragnar', 18).control('X', 7, 10);
    expect(t.run('ragnar', devastate, { who: RAGNAR, regions: [] }).table.devastated).toEqual([12, 18]);
    const without = lordsTable().devastated(12).control('X', 7, 10, 18);
    expect(without.run('ragnar', devastate, { who: RAGNAR, regions: [] }).table.devastated).toEqual([12, 4]);
  });

  it('LR-T31, LR-33.6, LR-33.7 cleansing needs the smallest uncovered number and may bring a blessing', () => {
    const cleansing = (strength: number) =>
      lordsTable().devastated(12, 7).control('X', 7).army('X', [7, strength]).run('X', mobilize, { seat: 0, done: [] });
    expect(cleansing(3).offers('X', { do: 'cleanse', army: 0 })).toBe(false);
    expect(cleansing(3).why('X', { do: 'cleanse', army: 0 })).toMatchObject([{ reason: 'too-weak-to-cleanse' }]);
    const t = cleansing(4).answer('X', { do: 'cleanse', army: 0 }).answer('X', { do: 'take' });
    expect(t.table.devastated).toEqual([12]);
    expect(t.human('X').blessings).toHaveLength(1);
  });

  it('LR-T32, LR-33.5 the sixth marker: Surtur manifests and the human has lost', () => {
    const t = lordsTable().devastated(4, 7, 10, 12, 18).run('ragnar', devastate, { who: RAGNAR, regions: [] });
    expect(t.table).toMatchObject({ victory: 'surtur', winner: null });
    expect(t.game.standings(t.state)).toMatchObject([{ seat: 0, rank: 2 }]);
  });

  it('LR-T33, LR-34.2 after Ragnarok every marker counts for the prophet', () => {
    const t = lordsTable().control('X', 4, 7, 10).control('ragnar', 12).devastated(4, 12, 18);
    const { winner, victory } = endRagnarok(t);
    expect([winner, victory]).toEqual([RAGNAR, 'ragnarok']);
  });

  it('LR-T34, LR-35.1, LR-35.2, LR-35.3 the bonus of the card, then it is shuffled in or leaves', () => {
    const t = lordsTable().control('ragnar', 3).row('ragnar', ['pa-A1', 'pa-A5', 'pa-A2'], 1);
    const actions = t.prophet('ragnar').actions;
    t.run('ragnar', bonusAndCleanUp, { who: RAGNAR });
    expect(t.prophet('ragnar')).toMatchObject({ cards: 1, actions, chosen: null });
    expect(t.prophet('ragnar').row.slice(0, 2)).toEqual(['pa-A1', 'pa-A2']);
    const plain = lordsTable().row('ragnar', ['pa-A1', 'pa-A5', 'pa-A2'], 0).run('ragnar', bonusAndCleanUp, { who: RAGNAR });
    expect(plain.prophet('ragnar')).toMatchObject({ cards: 0, actions: actions - 1 });
  });

  it('LR-T36, LR-40.4 with several prophets only one marker between two human turns', () => {
    const t = lordsTable(['X'], ['ragnar', 'aslaug', 'beowulf'])
      .devastated(4, 7, 10, 13, 15)
      .arrange(({ table }) => {
        table.scorched = true;
      });
    t.run('aslaug', devastate, { who: ASLAUG, regions: [] });
    expect(t.table.victory).toBeNull();
    expect(t.told('devastation-spared')).toHaveLength(1);
  });

  it.each([
    [[4], 0],
    [[4, 7], 'prophet'],
  ])('LR-T37, LR-40.11 the human needs more than each prophet (markers %s)', (markers, winner) => {
    const t = lordsTable(['X'], ['ragnar', 'aslaug'])
      .control('X', 4, 7, 10)
      .control('ragnar', 13)
      .control('aslaug', 15)
      .devastated(...markers);
    const end = endRagnarok(t);
    expect(typeof end.winner === 'number' ? end.winner : 'prophet').toBe(winner);
  });

  it('LR-T38, LR-45.4, LR-45.5 the holder of the fate marker chooses between pieces of two humans', () => {
    const fated = () =>
      lordsTable(['X', 'Y'], ['beowulf']).arrange(({ table }) => {
        table.fate = 0;
      });
    const t = fated().army('beowulf', [4, 3]).control('beowulf', 4).control('X', 3).control('Y', 20).hero('X', 1).hero('Y', 1);
    t.run('beowulf', prophetManeuver, { who: BEOWULF, regions: [] });
    expect(t.question('X')).toBe('turn-fate');
    expect(t.offered('X')).toMatchObject([
      { region: 3, owner: 0 },
      { region: 20, owner: 1 },
    ]);
    t.answer('X', t.offered('X')[1]);
    expect(t.table.fate).toBe(1);
    expect(t.table.control[19]).toBe(BEOWULF);
    const same = fated().army('beowulf', [4, 3]).control('beowulf', 4).control('Y', 3, 20).row('beowulf', ['pa-A2', 'pa-A1', 'pa-A3'], 0);
    same.run('beowulf', prophetManeuver, { who: BEOWULF, regions: [] });
    expect(same.table.fate).toBe(0);
    expect(same.table.control[19]).toBe(BEOWULF);
  });

  it('LR-T39, LR-21.9, LR-9.3 his realm bonus is a card when he has as many runes', () => {
    const t = lordsTable()
      .set('ragnar', { allies: ['vanaheim'] })
      .anyCards('ragnar', 2)
      .runes('ragnar', { FEHU: 2 });
    t.run('X', placeMarker, { party: 0, action: 'MOBILIZE' });
    expect(t.prophet('ragnar').cards).toBe(3);
  });
});

/** The last turn of Ragnarok is over. */
function endRagnarok(t: ReturnType<typeof lordsTable>) {
  return t
    .arrange(({ table }) => {
      table.last = [];
    })
    .run('X', game, {}, 'turns').table;
}

describe('MOBILIZE', () => {
  it('LR-30.7 from the weakest to the strongest army, each once', () => {
    const t = lordsTable().army('ragnar', [9, 4], [14, 1]).control('ragnar', 9, 14).row('ragnar', ['pa-A2', 'pa-A1', 'pa-A3'], 0);
    t.run('ragnar', prophetMobilize, { who: RAGNAR, armies: [], acting: 0, regions: [], gained: false });
    expect(t.told('prophet-chose')[0]).toMatchObject({
      rule: 'LR-30.7',
      among: [9, 14],
      by: { strength: [4, 1] },
      chosen: 14,
      settled: 'strength',
    });
  });
});
