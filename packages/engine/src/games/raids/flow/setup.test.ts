import { describe, expect, it } from 'vitest';
import { begin, fastChance, isRefusal } from '../../../kernel/index.ts';
import { HARBOUR_POOL, SLOTS, START, stackOf, TILE_SPACES } from '../content/content.ts';
import { raids } from '../index.ts';
import { raidsSetup, unshuffled } from '../testing/raids-table.ts';

const four = ['orange', 'blue', 'green', 'pink'];

describe('set-up', () => {
  it('RD-4.1, RD-4.7 everybody has a ship in the harbour, without tiles or coins', () => {
    const { table } = raidsSetup(four, fastChance(2));
    expect(table.ships.map(({ colour, at }) => [colour, at])).toEqual(four.map((colour) => [colour, START]));
    for (const ship of table.ships) {
      expect(ship.slots).toEqual(new Array(SLOTS).fill(null));
      expect([ship.runes, ship.posts, ship.sold, ship.monsters, ship.coins]).toEqual([[], [], [], [], []]);
    }
    expect(table.supply).toEqual({ 6: 4, 3: 8, 1: 8 });
  });

  it('RD-4.2 the shuffled stack is laid out from the first space on', () => {
    const { table } = raidsSetup(four, unshuffled());
    expect(TILE_SPACES.map((position) => table.route[position])).toEqual(stackOf(1));
    const shuffled = raidsSetup(four, fastChance(9)).table;
    const laid = TILE_SPACES.map((position) => shuffled.route[position]);
    expect(laid).not.toEqual(stackOf(1));
    expect(laid.toSorted()).toEqual(stackOf(1).toSorted());
  });

  it('RD-2.4, RD-2.5 each space holds one tile; villages and harbour hold none', () => {
    const { table } = raidsSetup(four, fastChance(2));
    const without = table.route.flatMap((tile, position) => (tile === null ? [position] : []));
    expect(without).toEqual([0, 5, 10, 15, 20]);
  });

  it('RD-4.3 the first harbour tile has no condition, three of the others lie open', () => {
    const { table } = raidsSetup(four, unshuffled());
    expect(table.harbour).toBe('harbour-arrival');
    expect(table.prepared).toEqual(HARBOUR_POOL.slice(0, 3));
  });

  it('RD-4.4, RD-2.6 start slots count down clockwise from the start player', () => {
    const t = raidsSetup(four, unshuffled(2));
    expect(t.table.ships.map(({ startSlot }) => startSlot)).toEqual([2, 1, 4, 3]);
    expect(t.waitingFor()).toEqual(['green']);
    expect(raidsSetup(['orange', 'blue'], unshuffled(1)).table.ships.map(({ startSlot }) => startSlot)).toEqual([2, 3]);
    expect(t.emitted('start-player-chosen')).toEqual([{ event: 'start-player-chosen', seat: 2 }]);
  });

  it('RD-4.5, RD-Q3 starting Vikings follow the same order', () => {
    const vikings = (players: number) => raidsSetup(four.slice(0, players), unshuffled(1)).table.ships.map((ship) => ship.vikings);
    expect(vikings(4)).toEqual([3, 1, 2, 2]);
    expect(vikings(3)).toEqual([3, 1, 2]);
    expect(vikings(2)).toEqual([2, 1]);
  });

  it('RD-T02 start slots of three players', () => {
    const t = raidsSetup(['green', 'orange', 'blue'], unshuffled(0));
    expect(['green', 'orange', 'blue'].map((name) => t.ship(name).startSlot)).toEqual([3, 2, 1]);
    expect(['green', 'orange', 'blue'].map((name) => t.ship(name).vikings)).toEqual([1, 2, 3]);
    expect(t.waitingFor()).toEqual(['green']);
  });

  it('RD-4.6 two Vikings wait on the visit for the first ship, one for the second', () => {
    const { table } = raidsSetup(four, fastChance(2));
    expect(table.bonuses).toEqual({ 'v1.visit.1': [2, 1] });
  });

  it('RD-16.3 the draws: stack 1, harbour tiles, start player, and nothing else', () => {
    const begun = begin(raids, { seats: 3 }, fastChance(4));
    if (isRefusal(begun)) throw new Error(begun.reason);
    expect(begun.facts.map(({ stream }) => stream)).toEqual(['voyage-1', 'harbour', 'start-player']);
  });
});
