/** Worked examples of docs/rules/lords-of-ragnarok.md: what a prophet conquers, and which region he prefers. */
import { describe, expect, it } from 'vitest';
import { lordsTable } from '../../testing/lords-table.ts';
import { canConquer, difficulty } from '../conquest.ts';
import { prophetManeuver } from '../maneuver.ts';
import { prophetSpecialAction } from '../special-action.ts';

const RAGNAR = 'prophet-ragnar';
const ASLAUG = 'prophet-aslaug';

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
    expect(t.emitted('battle-began')).toEqual([]);
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
    [[4, 3], 3, true],
    [[4, 4], 3, false],
    [[1, 1], 2, false],
  ])('LR-T43, LR-27.3 for victory every card counts, whatever his Wisdom (armies %s, %i temples: %s)', (armies, temples, dares) => {
    const own = [2, 8, 16].slice(0, temples);
    const t = lordsTable(['X'], ['aslaug'])
      .temple(...own, 6)
      .control('aslaug', ...own, 5)
      .control('X', 6);
    t.army('X', ...armies.map((strength) => [6, strength] as const)).army('aslaug', [5, 1]);
    t.anyCards('aslaug', 4).attributes('aslaug', { WISDOM: 1 });
    expect(canConquer(t.table, ASLAUG, 6, 1)).toBe(dares);
  });

  it.each([
    ['ragnar', 'LAND', 12],
    ['aslaug', 'TEMPLE', 18],
    ['beowulf', 'HUMAN', 15],
  ] as const)('LR-T13, LR-28.1, LR-28.2, LR-28.3, LR-28.4 %s prefers by %s: %i', (hero, _order, target) => {
    const t = lordsTable(['X'], [hero]).control(hero, 13, 14).army(hero, [14, 5]).control('X', 16).hero('X', 16);
    t.run(hero, prophetManeuver, { who: `prophet-${hero}`, regions: [] });
    expect(t.emitted('region-taken')).toMatchObject([{ region: target }]);
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
