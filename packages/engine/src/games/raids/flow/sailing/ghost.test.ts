import { describe, expect, it } from 'vitest';
import { raidsSetup, raidsTable, unshuffled } from '../../testing/raids-table.ts';

describe('the ghost ship', () => {
  it('RD-14.1, RD-Q24 it waits on start slot 1 and leaves last', () => {
    const t = raidsSetup(['orange', 'blue'], unshuffled());
    expect(t.table.ghost).toMatchObject({ at: 0, startSlot: 1 });
    expect(['orange', 'blue'].map((name) => t.ship(name).startSlot)).toEqual([3, 2]);
    t.sails('orange', 1);
    expect(t.waitingFor()).toEqual(['blue']);
    t.sails('blue', 2);
    expect(t.emitted('ghost-moved')[0]).toMatchObject({ from: 0, to: 5 });
    expect(raidsSetup(['orange', 'blue', 'green'], unshuffled()).table.ghost).toBeNull();
  });

  it('RD-T13, RD-14.2 it moves five on as soon as it is rear-most', () => {
    const t = raidsTable('orange', 'blue')
      .tiles({ 3: 'rune', 4: 'sail-1', 6: 'weapon-1', 12: 'rune', 16: 'rune' })
      .ghost(5)
      .ship('orange', { at: 3, vikings: 2 })
      .ship('blue', { at: 12, vikings: 2 })
      .turn();
    expect(t.ship('orange').runes).toHaveLength(1);
    expect(t.emitted('tiles-cleared')[0]).toMatchObject({ seat: 0, from: 3, to: 5, types: ['sail-1'] });
    t.sails('orange', 6);
    expect(t.ship('orange').vikings).toBe(3);
    expect(t.emitted('ghost-moved')).toMatchObject([{ from: 5, to: 10 }]);
    expect(t.tileAt(6)).toBe('weapon-1');
    expect(t.waitingFor()).toEqual(['orange']);
  });

  it('RD-14.2 it moves again at once while it is still rear-most', () => {
    const t = raidsTable('orange', 'blue').tiles({ 16: 'sail-1', 17: 'rune' }).ship('orange', { at: 16 }).ship('blue', { at: 17 }).turn();
    expect(t.emitted('ghost-moved').map(({ to }) => to)).toEqual([5, 10, 15, 20]);
    expect(t.emitted('ghost-arrived')).toEqual([{ event: 'ghost-arrived', place: 1 }]);
    expect(t.waitingFor()).toEqual(['orange']);
  });

  it('RD-14.3, RD-Q15 it clears up to the next ship but takes no tile', () => {
    const t = raidsTable('orange', 'blue').tiles({ 6: 'rune', 7: 'plunder', 9: 'sail-1', 12: 'rune' });
    t.ghost(5).ship('orange', { at: 9 }).ship('blue', { at: 12 }).turn();
    expect(t.emitted('ghost-moved')[0]).toMatchObject({ from: 5, to: 10, count: 2, types: ['rune', 'plunder'] });
    expect([6, 7, 9].map((position) => t.tileAt(position))).toEqual([null, null, 'sail-1']);
    expect(t.table.supply).toEqual({ 6: 4, 3: 8, 1: 8 });
  });

  it('RD-14.4 it takes nothing from what it passes and uses up nobody’s turn there', () => {
    const t = raidsTable('orange', 'blue').tiles({ 6: 'sail-1', 7: 'visit', 8: 'plunder', 9: 'monster-2', 11: 'rune', 12: 'rune' });
    t.ghost(5).ship('orange', { at: 6, vikings: 1 }).ship('blue', { at: 12 }).turn();
    expect(t.table.ghost?.at).toBe(10);
    expect(Object.values(t.table.bonuses)).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect(t.tileAt(9)).toBe('monster-2');
  });

  it('RD-14.5 it neither attacks nor is attacked, and is overtaken without effect', () => {
    const t = raidsTable('orange', 'blue').tiles({ 4: 'rune', 6: 'rune', 12: 'sail-1' });
    t.ghost(5).ship('orange', { at: 4, vikings: 1 }).ship('blue', { at: 12 }).turn();
    expect(t.stops('orange')).toEqual([6, 12, 20]);
    t.sails('orange', 6);
    expect(t.emitted('fight-began')).toEqual([]);
    expect(t.ship('orange').vikings).toBe(2);
  });

  it('RD-14.6, RD-14.10 it counts as the next ship: cleared up to, and sailed past', () => {
    const t = raidsTable('orange', 'blue').tiles({ 7: 'rune', 8: 'sail-1', 9: 'sail-1', 11: 'rune', 12: 'rune' });
    t.ghost(10).ship('orange', { at: 7 }).arrived('blue').turn();
    expect(t.emitted('tiles-cleared')[0]?.types).toEqual(['sail-1', 'sail-1']);
    expect(t.stops('orange')).toEqual([11, 12, 20]);
    const last = raidsTable('orange', 'blue').tiles({ 7: 'rune', 8: 'sail-1', 12: 'rune' });
    last.ship('orange', { at: 7 }).arrived('blue', 'ghost').turn();
    expect(last.stops('orange')).toEqual([20]);
  });

  it('RD-14.7, RD-Q16, RD-11.5 it wins no prize: the players take 6 and 3, the 1 stays', () => {
    const t = raidsTable('orange', 'blue').arrived('ghost', 'blue', 'orange').turn();
    expect(t.emitted('harbour-scored')[0]?.seats).toEqual([1, 0]);
    expect(['blue', 'orange'].map((name) => t.ship(name).coins)).toEqual([[6], [3]]);
    expect(t.emitted('prize-taken')).toHaveLength(2);
  });

  it('RD-14.8, RD-Q17 next voyage the ghost is on slot 1 and the players keep their order', () => {
    for (const order of [
      ['ghost', 'blue', 'orange'],
      ['blue', 'ghost', 'orange'],
      ['blue', 'orange', 'ghost'],
    ]) {
      const t = raidsTable('orange', 'blue')
        .arrived(...order)
        .turn();
      expect([t.table.ghost?.startSlot, t.ship('blue').startSlot, t.ship('orange').startSlot]).toEqual([1, 2, 3]);
      expect(t.table.ghost?.at).toBe(0);
      expect(t.waitingFor()).toEqual(['orange']);
    }
  });

  it('RD-14.9 it has the first colour nobody plays, and an arrival place like any ship', () => {
    const t = raidsSetup(['orange', 'blue'], unshuffled());
    expect(t.table.ghost?.colour).toBe('green');
    const home = raidsTable('orange', 'blue').tiles({ 16: 'sail-1' }).ghost(15).ship('orange', { at: 16 }).arrived('blue').turn();
    expect(home.table.arrivals).toEqual([1, 'ghost']);
  });
});
