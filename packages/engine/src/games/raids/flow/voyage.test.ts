import { describe, expect, it } from 'vitest';
import { raidsSetup, raidsTable, unshuffled } from '../testing/raids-table.ts';

const four = ['orange', 'blue', 'green', 'pink'];

/** Every ship sails straight home and sacrifices to each monster. */
function everybodyHome(t: ReturnType<typeof raidsSetup>, voyage: number): void {
  while (t.table.voyage === voyage && t.waitingFor().length > 0) {
    const [name = ''] = t.waitingFor();
    t.answer(name, t.offered(name).at(-1));
  }
}

describe('order of play', () => {
  it('RD-5.1 four voyages, then the game is over', () => {
    const t = raidsSetup(four, unshuffled());
    for (const voyage of [1, 2, 3, 4]) {
      expect(t.table.voyage).toBe(voyage);
      everybodyHome(t, voyage);
    }
    expect(t.waitingFor()).toEqual([]);
    expect(t.emitted('voyage-began').map(({ voyage }) => voyage)).toEqual([1, 2, 3, 4]);
    expect(t.emitted('game-ended')).toHaveLength(1);
  });

  it('RD-5.2 the rear-most ship is next, independent of the seating, and may be next again', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles({ 3: 'rune', 7: 'rune', 8: 'rune', 9: 'rune', 11: 'rune' });
    t.ship('orange', { at: 9 }).ship('blue', { at: 7, vikings: 3 }).ship('green', { at: 3, vikings: 3 }).turn();
    expect(t.waitingFor()).toEqual(['green']);
    t.sails('green', 8);
    expect(t.waitingFor()).toEqual(['blue']);
    t.sails('blue', 11);
    expect(t.waitingFor()).toEqual(['green']);
    const again = raidsTable('orange', 'blue', 'green').tiles({ 3: 'rune', 7: 'rune', 9: 'rune', 11: 'rune' });
    again.ship('orange', { at: 9 }).ship('blue', { at: 7, vikings: 1 }).ship('green', { at: 3, vikings: 3 }).turn();
    again.sails('green', 7).sails('blue', 11);
    expect(again.waitingFor()).toEqual(['green']);
  });

  it('RD-5.2, RD-T12 in the harbour the highest start slot goes first', () => {
    const t = raidsTable(...four).tiles({ 1: 'rune', 2: 'rune', 3: 'rune', 4: 'rune' });
    t.ship('orange', { startSlot: 3 }).ship('blue', { startSlot: 4 }).ship('green', { startSlot: 1 }).ship('pink', { startSlot: 2 }).turn();
    for (const [i, name] of ['blue', 'orange', 'pink'].entries()) {
      expect(t.waitingFor()).toEqual([name]);
      t.sails(name, 4 - i);
    }
    expect(t.waitingFor()).toEqual(['green']);
  });

  it('RD-5.3 take the tile, then discard, then sail', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles({ 3: 'rune', 4: 'sail-1', 7: 'weapon-1', 9: 'rune', 11: 'rune' });
    t.ship('orange', { at: 9 }).ship('blue', { at: 7 }).ship('green', { at: 3, vikings: 3 }).turn();
    t.sails('green', 11);
    const order = t.events.map(({ event }) => event).filter((event) => event !== 'vikings-hired');
    expect(order).toEqual(['turn-began', 'rune-taken', 'tiles-cleared', 'ship-sailed', 'turn-began']);
  });

  it('RD-5.5 a turn ends only when every ship displaced stands alone', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles({ 3: 'rune', 7: 'rune', 9: 'rune', 11: 'rune' });
    t.ship('orange', { at: 9, vikings: 0 }).ship('blue', { at: 7, vikings: 1 }).ship('green', { at: 3, vikings: 3 }).turn();
    t.sails('green', 7);
    expect(t.emitted('turn-began')).toHaveLength(1);
    t.sails('blue', 9);
    expect(t.emitted('turn-began')).toHaveLength(1);
    t.sails('orange', 11);
    expect(t.emitted('turn-began')).toHaveLength(2);
    expect(t.table.ships.map(({ at }) => at)).toEqual([11, 9, 7]);
  });
});

describe('the next voyage', () => {
  it('RD-T12, RD-12.3 arrival places become start slots, so the last home leaves first', () => {
    const t = raidsTable(...four)
      .arrived('green', 'pink', 'orange', 'blue')
      .turn();
    expect(['green', 'pink', 'orange', 'blue'].map((name) => t.ship(name).startSlot)).toEqual([1, 2, 3, 4]);
    expect(t.waitingFor()).toEqual(['blue']);
    expect(t.table.ships.every(({ at }) => at === 0)).toBe(true);
    expect(t.table.arrivals).toEqual([]);
  });

  it('RD-12.1, RD-12.2 fresh tiles with their bonuses, and the prepared harbour tile', () => {
    const t = raidsTable(...four);
    const [next, ...later] = t.table.prepared;
    t.arrived('green', 'pink', 'orange', 'blue').turn();
    expect(t.table).toMatchObject({ voyage: 2, harbour: next, prepared: later });
    const laid = t.table.route.filter((tile) => tile !== null);
    expect(laid).toHaveLength(16);
    expect(laid.every((tile) => tile.startsWith('v2.'))).toBe(true);
    expect(t.table.bonuses).toEqual({ 'v2.visit.1': [2, 1], 'v2.plunder.1': [3, 1] });
    const coins = t.table.ships.flatMap((ship) => ship.coins);
    expect(coins).toEqual([1, 6, 3]);
    expect(t.table.supply).toEqual({ 6: 3, 3: 6, 1: 6 });
    expect(t.emitted('voyage-began')[0]).toMatchObject({ voyage: 2, harbour: next, tiles: laid });
  });

  it('RD-12.2, RD-4.6 a village has a Viking for every ship that passes', () => {
    const t = raidsTable(...four).tiles({ 1: 'rune', 6: 'rune', 7: 'rune', 8: 'rune', 9: 'rune' });
    for (const [i, name] of four.entries()) t.ship(name, { startSlot: 4 - i, vikings: 1 });
    t.turn();
    for (const [i, name] of four.entries()) t.sails(name, 6 + i);
    expect(four.map((name) => t.ship(name).vikings)).toEqual([2, 2, 2, 2]);
  });

  it('RD-12.4 boards, tiles beside them, Vikings and coins carry over', () => {
    const t = raidsTable(...four)
      .ship('pink', {
        slots: ['weapon-1'],
        runes: 2,
        posts: ['post-1'],
        sold: ['goods-wood-3'],
        monsters: ['monster-2'],
        vikings: 5,
        coins: [3],
      })
      .arrived('green', 'blue', 'orange', 'pink');
    const before = t.ship('pink');
    t.turn();
    const { at: _at, startSlot: _slot, ...after } = t.ship('pink');
    expect(before).toMatchObject(after);
  });
});
