import { describe, expect, it } from 'vitest';
import type { HarbourTileId, TileTypeId } from '../ids.ts';
import { raidsTable } from '../testing/raids-table.ts';

const four = ['orange', 'blue', 'green', 'pink'];

type Cargo = Parameters<ReturnType<typeof raidsTable>['ship']>[1];

/** The count of the harbour tile for blue. */
function counted(harbour: HarbourTileId, blue: Cargo): number | undefined {
  const t = raidsTable('blue', 'orange', 'green').voyage(2, harbour).ship('blue', blue).arrived('blue', 'orange', 'green').turn();
  const [scored] = t.emitted('harbour-scored');
  return scored?.counts[scored.seats.indexOf(0)];
}

describe('arriving', () => {
  it('RD-11.1 an arrived ship has no more turns and cannot be attacked', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles({ 7: 'rune', 9: 'rune' });
    t.ship('blue', { at: 7, vikings: 3 }).ship('green', { at: 9, vikings: 1 }).arrived('orange').turn();
    t.sails('blue', 20);
    expect(t.emitted('fight-began')).toEqual([]);
    expect(t.table.arrivals).toEqual([0, 1]);
    expect(t.emitted('ship-arrived')).toEqual([{ event: 'ship-arrived', seat: 1, place: 2 }]);
    expect(t.waitingFor()).toEqual(['green']);
  });

  it('RD-11.2, RD-Q7 ships that still wait to leave take no arrival place', () => {
    const t = raidsTable(...four).tiles({ 1: 'rune' });
    for (const [i, name] of four.entries()) t.ship(name, { startSlot: 4 - i });
    t.turn().sails('orange', 20);
    expect(t.emitted('ship-arrived')).toEqual([{ event: 'ship-arrived', seat: 0, place: 1 }]);
  });
});

describe('the end of a voyage', () => {
  it('RD-T11 the first harbour tile rewards the order of arrival', () => {
    const t = raidsTable(...four)
      .arrived('green', 'pink', 'orange', 'blue')
      .turn();
    expect(['green', 'pink', 'orange', 'blue'].map((name) => t.ship(name).coins)).toEqual([[6], [3], [1], []]);
    expect(t.emitted('prize-taken').map(({ seat, rank, value }) => [seat, rank, value])).toEqual([
      [2, 1, 6],
      [3, 2, 3],
      [0, 3, 1],
    ]);
  });

  it('RD-11.3 sails first, then the harbour tile, then the next voyage', () => {
    const t = raidsTable(...four)
      .ship('pink', { slots: ['sail-1', 'sail-2'], vikings: 2 })
      .ship('blue', { slots: ['sail-2'], vikings: 9 })
      .arrived('green', 'pink', 'orange', 'blue')
      .turn();
    expect(t.ship('pink').vikings).toBe(5);
    expect(t.ship('blue').vikings).toBe(9);
    const order = t.events.map(({ event }) => event).filter((event) => event !== 'prize-taken');
    expect(order).toEqual(['vikings-hired', 'vikings-hired', 'harbour-scored', 'voyage-began', 'turn-began']);
  });

  it('RD-11.3 ties go to the earlier arrival', () => {
    const t = raidsTable(...four)
      .voyage(2, 'harbour-runes')
      .ship('orange', { runes: 1 })
      .ship('blue', { runes: 2 })
      .ship('pink', { runes: 2 })
      .arrived('green', 'pink', 'orange', 'blue')
      .turn();
    expect(t.emitted('harbour-scored')[0]).toMatchObject({ seats: [3, 1, 0, 2], counts: [2, 2, 1, 0] });
    expect(four.map((name) => t.ship(name).coins)).toEqual([[1], [3], [], [6]]);
  });

  it('RD-T18, RD-Q9 the shields tile counts visible shields', () => {
    const goods: readonly TileTypeId[] = ['goods-wood-3', 'goods-pigs-3'];
    const t = raidsTable('blue', 'orange', 'green')
      .voyage(2, 'harbour-shields')
      .ship('blue', { slots: [...goods, 'weapon-1'], vikings: 5 })
      .ship('orange', { vikings: 0 })
      .ship('green', { slots: ['goods-furs-4', 'mjolnir-2', 'goods-mead-5'], vikings: 4 })
      .arrived('green', 'blue', 'orange')
      .turn();
    expect(['blue', 'orange', 'green'].map((name) => t.ship(name).coins)).toEqual([[3], [6], [1]]);
  });

  it('RD-T18, RD-11.5, RD-Q12 nobody needs a minimum', () => {
    const t = raidsTable('blue', 'orange', 'green').voyage(2, 'harbour-monsters').arrived('blue', 'orange', 'green').turn();
    expect(['blue', 'orange', 'green'].map((name) => t.ship(name).coins)).toEqual([[6], [3], [1]]);
  });

  it('RD-11.4 what each harbour tile counts', () => {
    const blue: Cargo = {
      slots: ['goods-wood-3', 'weapon-1', 'weapon-2', 'sail-2', 'sail-1'],
      sold: ['goods-wood-4', 'goods-amber-6'],
      runes: 3,
      posts: ['post-1', 'post-2'],
      monsters: ['monster-5', 'monster-6'],
      vikings: 0,
    };
    const tiles: readonly [HarbourTileId, number][] = [
      ['harbour-arrival', 0],
      ['harbour-goods', 3],
      ['harbour-different-goods', 2],
      ['harbour-runes', 3],
      ['harbour-shields', 4],
      ['harbour-weapons', 3],
      ['harbour-trading-posts', 2],
      ['harbour-monsters', 2],
      ['harbour-sails', 3],
    ];
    for (const [harbour, count] of tiles) expect([harbour, counted(harbour, blue)]).toEqual([harbour, count]);
  });

  it('RD-Q22 goods aboard and sold goods count together', () => {
    expect(counted('harbour-goods', { sold: ['goods-wood-3', 'goods-pigs-3'] })).toBe(2);
    expect(counted('harbour-goods', { slots: ['goods-wood-3', 'goods-pigs-3'], vikings: 0 })).toBe(2);
  });

  it('RD-11.6, RD-Q23 discarded tiles count for nothing', () => {
    const t = raidsTable('blue', 'orange', 'green').voyage(2, 'harbour-goods').tiles({ 7: 'goods-amber-6' });
    t.ship('blue', { at: 7, slots: ['goods-mead-5'], vikings: 1 })
      .arrived('orange', 'green')
      .turn();
    t.answer('blue', { do: 'replace', slot: 0 }).sails('blue', 20);
    expect(t.emitted('harbour-scored')[0]).toMatchObject({ seats: [0, 1, 2], counts: [1, 0, 0] });
  });
});
