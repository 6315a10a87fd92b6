/** Worked examples of docs/rules/lords-of-ragnarok.md: the special actions of a prophet. */
import { describe, expect, it } from 'vitest';
import { lordsTable } from '../../testing/lords-table.ts';
import { defenceStrength } from '../defence.ts';
import { prophetHunt } from '../hunt.ts';
import { prophetMobilize } from '../maneuver.ts';
import { prophetRuneStep } from '../rune-actions.ts';
import { prophetSpecialAction } from '../special-action.ts';
import { prophetUsurp } from '../usurp.ts';

const RAGNAR = 'prophet-ragnar';
const ASLAUG = 'prophet-aslaug';
const BEOWULF = 'prophet-beowulf';

describe('special actions', () => {
  it('LR-T17, LR-29.1, LR-29.2 card, priority, then PREPARE', () => {
    const t = lordsTable()
      .row('ragnar', ['pa-A4', 'pa-A1', 'pa-A2'], 0)
      .runes('ragnar', { FEHU: 3 })
      .anyCards('ragnar', 2)
      .army('ragnar', [9, 1]);
    t.wheel('MOBILIZE', 'ragnar').run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null });
    expect(t.emitted('special-action-skipped')).toMatchObject([
      { action: 'BUILD_TEMPLE', because: 'not-possible' },
      { action: 'MOBILIZE', because: 'marker-lies-there' },
    ]);
    expect(t.emitted('marker-placed')).toMatchObject([{ action: 'PREPARE' }]);
    expect(t.prophet('ragnar').cards).toBe(4);
  });

  it('LR-T18, LR-29.1, LR-30.10 with 6 runes and 8 cards: BUILD_MONUMENT', () => {
    const t = lordsTable()
      .row('ragnar', ['pa-A4', 'pa-A1', 'pa-A2'], 0)
      .runes('ragnar', { FEHU: 6 })
      .anyCards('ragnar', 8)
      .army('ragnar', [9, 1]);
    t.wheel('MOBILIZE', 'ragnar').run('ragnar', prophetSpecialAction, { who: RAGNAR, action: null });
    expect(t.emitted('monument-raised')).toMatchObject([{ monument: 'freyja', level: 2 }]);
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
    expect(t.emitted('blessings-revealed')[0]?.blessings).toHaveLength(3);
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
    expect(t.emitted('area-attack')).toMatchObject([{ monster: 'troll' }]);
    expect(t.armies('X')).toEqual([[1, 2]]);
    expect(t.table.devastated).toHaveLength(1);
  });

  it('LR-T23, LR-30.14 all cards that fit cover a field; shields last, rewards first, then the rightmost', () => {
    const t = lordsTable(['X'], ['beowulf']).monster('troll', 3).monster('loki', 18).hero('beowulf', 1).attributes('beowulf', { MIGHT: 1 });
    t.hand('beowulf', 'hewing-blow', 'berserk-fury', 'sword-song', 'arrow-storm').top('shield-wall');
    t.run('beowulf', prophetHunt, { who: BEOWULF, monsters: [], monster: null });
    expect(t.emitted('wound-covered').map(({ field }) => field)).toEqual([2, 0, 4, 3, 1]);
    expect(t.prophet('beowulf')).toMatchObject({ priests: 1, cards: 0 });
    expect(t.table.devastated).toEqual([]);
  });

  it('LR-T24, LR-30.14 fewer than 4 markers: devastation', () => {
    const t = lordsTable(['X'], ['beowulf']).monster('troll', 3).monster('loki', 18).hero('beowulf', 1).attributes('beowulf', { MIGHT: 1 });
    t.hand('beowulf', 'hewing-blow').top('shield-wall').run('beowulf', prophetHunt, { who: BEOWULF, monsters: [], monster: null });
    expect(t.emitted('wound-covered').map(({ field }) => field)).toEqual([2, 4]);
    expect(t.prophet('beowulf').priests).toBe(1);
    expect(t.table.devastated).toHaveLength(1);
  });

  it('LR-T25, LR-30.15, LR-30.16 USURP next to his hero, by his target order', () => {
    const t = lordsTable(['X'], ['aslaug']).attributes('aslaug', { MIGHT: 2, AUTHORITY: 2 }).hero('aslaug', 6).control('X', 1).hero('X', 1);
    t.run('aslaug', prophetUsurp, { who: ASLAUG, regions: [], region: 0 });
    expect(t.emitted('region-usurped')).toMatchObject([{ region: 5 }]);
    expect(t.armies('aslaug')).toEqual([[5, 2]]);
    expect(t.emitted('prophet-chose')[0]).toMatchObject({
      rule: 'LR-28.2',
      among: [5, 9],
      by: { 'human-distance': [1, 3] },
      chosen: 5,
      settled: 'human-distance',
    });
  });

  it('LR-T40, LR-26.1 a neutral monster next to his hero', () => {
    const t = lordsTable().monster('troll', 3).hero('ragnar', 1).runes('ragnar', { FEHU: 1 }).row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], 0);
    t.run('ragnar', prophetRuneStep, { who: RAGNAR, actions: [], resolved: 0 });
    expect(t.emitted('monster-controlled')).toMatchObject([{ monster: 'troll' }]);
  });
});

describe('MOBILIZE', () => {
  it('LR-30.7 from the weakest to the strongest army, each once', () => {
    const t = lordsTable().army('ragnar', [9, 4], [14, 1]).control('ragnar', 9, 14).row('ragnar', ['pa-A2', 'pa-A1', 'pa-A3'], 0);
    t.run('ragnar', prophetMobilize, { who: RAGNAR, armies: [], acting: 0, regions: [], gained: false });
    expect(t.emitted('prophet-chose')[0]).toMatchObject({
      rule: 'LR-30.7',
      among: [9, 14],
      by: { strength: [4, 1] },
      chosen: 14,
      settled: 'strength',
    });
  });
});
