import { describe, expect, it } from 'vitest';
import { raidsTable } from '../../testing/raids-table.ts';

const route = {
  1: 'weapon-1',
  2: 'visit',
  3: 'sail-1',
  6: 'rune',
  7: 'monster-3',
  8: 'plunder',
  9: 'rune',
  12: 'rune',
  14: 'rune',
} as const;

describe('discarding up to the next ship', () => {
  it('RD-7.1 ships that share the harbour discard nothing', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles(route);
    t.ship('orange', { startSlot: 3 }).ship('blue', { startSlot: 2 }).ship('green', { at: 9 }).turn();
    expect(t.waitingFor()).toEqual(['orange']);
    expect(t.emitted('tiles-cleared')).toEqual([]);
    expect(t.stops('orange')).toContain(1);
  });

  it('RD-7.1 the ghost in the harbour counts too', () => {
    const t = raidsTable('orange', 'blue').tiles(route).ship('orange', { startSlot: 3 }).ship('blue', { at: 9 }).turn();
    expect(t.waitingFor()).toEqual(['orange']);
    expect(t.emitted('tiles-cleared')).toEqual([]);
    expect(t.stops('orange')).toContain(1);
  });

  it('RD-7.2, RD-Q20 every tile strictly between is discarded, of every category, and villages stay', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles(route);
    t.ship('orange', { vikings: 2 }).ship('blue', { at: 9 }).ship('green', { at: 12 }).turn();
    expect(t.emitted('tiles-cleared')[0]).toMatchObject({
      seat: 0,
      from: 0,
      to: 9,
      count: 6,
      types: ['weapon-1', 'visit', 'sail-1', 'rune', 'monster-3', 'plunder'],
    });
    expect([1, 2, 3, 6, 7, 8].map((position) => t.tileAt(position))).toEqual(new Array(6).fill(null));
    expect(t.table.bonuses).toEqual({});
    t.sails('orange', 14);
    expect(t.ship('orange').vikings).toBe(4);
  });

  it('RD-7.3 coins on a discarded plunder go back to the supply', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles(route);
    t.ship('orange', { vikings: 2 }).ship('blue', { at: 9 }).ship('green', { at: 12 });
    expect(t.table.supply).toEqual({ 6: 4, 3: 7, 1: 7 });
    t.turn();
    expect(t.table.supply).toEqual({ 6: 4, 3: 8, 1: 8 });
  });

  it('RD-7.4 nothing is gained from discarded tiles, and the tile under the next ship stays', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles(route);
    t.ship('orange', { vikings: 2 }).ship('blue', { at: 9, vikings: 0 }).ship('green', { at: 12 }).turn();
    expect(t.tileAt(9)).toBe('rune');
    t.sails('orange', 9);
    expect(t.ship('orange')).toMatchObject({ vikings: 2, coins: [], monsters: [] });
    expect(t.emitted('vikings-hired').map(({ source }) => source)).toEqual(['village']);
  });

  it('RD-7.5 the active ship draws level or overtakes', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles(route);
    t.ship('orange', { vikings: 2 }).ship('blue', { at: 9 }).ship('green', { at: 12 }).turn();
    expect(t.stops('orange')).toEqual([9, 12, 14, 20]);
  });

  it('RD-T15, RD-7.6, RD-Q5 the last ship at sea clears the route and goes home by the villages', () => {
    const t = raidsTable('blue', 'green', 'pink')
      .tiles({ 7: 'rune', 8: 'monster-3', 9: 'sail-1', 11: 'visit', 14: 'plunder', 16: 'goods-wood-3' })
      .ship('blue', { at: 7, vikings: 2 })
      .arrived('green', 'pink');
    expect(t.table.supply).toEqual({ 6: 4, 3: 7, 1: 7 });
    t.turn();
    expect(t.ship('blue').runes).toHaveLength(1);
    expect(t.table.route.every((tile) => tile === null)).toBe(true);
    expect(t.table.supply).toEqual({ 6: 4, 3: 8, 1: 8 });
    expect(t.offered('blue')).toEqual([{ do: 'sail', to: 20, monsters: [] }]);
    t.sails('blue', 20);
    expect(t.emitted('ship-arrived')).toEqual([{ event: 'ship-arrived', seat: 0, place: 3 }]);
    expect(t.ship('blue').vikings).toBe(4);
  });

  it('RD-7.2, RD-Q5 the last to leave goes all the way round if the others did', () => {
    const t = raidsTable('blue', 'green', 'pink').tiles(route).arrived('green', 'pink').turn();
    expect(t.stops('blue')).toEqual([20]);
  });
});
