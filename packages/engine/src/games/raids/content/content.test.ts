import { describe, expect, it } from 'vitest';
import { CATEGORIES, COLOURS, GOODS, HARBOUR_TILES, TILE_TYPES } from '../ids.ts';
import { content, FINISH, FIRST_HARBOUR, HARBOUR_POOL, isVillage, START, stackOf, TILE_SPACES, tileType, typeOf } from './content.ts';

const voyages = [1, 2, 3, 4];
const allTiles = voyages.flatMap((voyage) => stackOf(voyage));

function count(category: string, voyage?: number): number {
  const tiles = voyage === undefined ? allTiles : stackOf(voyage);
  return tiles.filter((tile) => typeOf(tile).category === category).length;
}

describe('components', () => {
  it('RD-1.1 four ships, 40 Vikings, 20 coins, nine harbour tiles and 64 voyage tiles', () => {
    expect(content.colours.values).toHaveLength(4);
    expect(content.vikings.total).toBe(40);
    expect(content.coins.total).toBe(20);
    expect(content.harbourTiles.map(({ id }) => id)).toEqual(HARBOUR_TILES);
    expect(new Set(allTiles).size).toBe(64);
  });

  it('RD-1.2 sixteen tiles carry each number', () => {
    for (const voyage of voyages) expect(stackOf(voyage)).toHaveLength(16);
    for (const { tiles } of content.voyages) for (const { count: said, instances } of tiles) expect(instances).toHaveLength(said);
  });

  it('RD-1.3 the ships are orange, blue, green and pink', () => {
    expect(content.colours.values).toEqual(COLOURS);
  });

  it('RD-1.4, RD-Q14 four coins of 6, eight of 3, eight of 1: what prizes and plunders need', () => {
    expect(content.coins.denominations).toEqual([
      { value: 6, count: 4 },
      { value: 3, count: 8 },
      { value: 1, count: 8 },
    ]);
    for (const { value, count: coins } of content.coins.denominations) {
      const prizes = voyages.length * content.harbourPrizes.byRank.filter((prize) => prize === value).length;
      const plundered = allTiles.flatMap((tile) => typeOf(tile).coinsByPassOrder).filter((coin) => coin === value).length;
      expect(prizes + plundered).toBe(coins);
    }
  });

  it('RD-1.5 ships stop at seven categories and pass three', () => {
    const stops = new Set(content.tileTypes.filter(({ stop }) => stop).map(({ category }) => category));
    const passed = new Set(content.tileTypes.filter(({ passBy }) => passBy).map(({ category }) => category));
    expect([...stops].sort()).toEqual(['goods', 'mjolnir', 'rune', 'sail', 'standard', 'tradingPost', 'weapon']);
    expect([...passed].sort()).toEqual(['monster', 'plunder', 'visit']);
    expect(stops.size + passed.size).toBe(CATEGORIES.length);
  });

  it('RD-1.6 each category has its place once it is owned', () => {
    const places = (placement: string) =>
      [...new Set(content.tileTypes.filter((type) => type.placement === placement).map(({ category }) => category))].sort();
    expect(places('ship')).toEqual(['goods', 'mjolnir', 'sail', 'standard', 'weapon']);
    expect(places('beside')).toEqual(['rune', 'tradingPost']);
    expect(places('besideWhenDefeated')).toEqual(['monster']);
    expect(places('map')).toEqual(['plunder', 'visit']);
  });
});

describe('map', () => {
  it('RD-2.1, RD-2.2, RD-Q1 a line of 21 positions, with villages at 5, 10 and 15', () => {
    expect([START, FINISH]).toEqual([0, 20]);
    expect(content.map.positions.map(({ index }) => index)).toEqual(Array.from({ length: 21 }, (_, i) => i));
    expect(content.map.positions.filter(({ index }) => isVillage(index)).map(({ index }) => index)).toEqual([5, 10, 15]);
    expect(TILE_SPACES).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19]);
  });

  it('RD-2.3 every hop of the ghost is five long and ends at a village or in the harbour', () => {
    const { stops, step } = content.ghostShip;
    for (let i = 1; i < stops.length; i++) expect((stops[i] ?? 0) - (stops[i - 1] ?? 0)).toBe(step);
    expect(stops.slice(1, -1).every(isVillage)).toBe(true);
    expect([stops.at(0), stops.at(-1)]).toEqual([START, FINISH]);
    expect(content.map.tileSpaces + content.map.villages + 1).toBe(FINISH);
  });

  it('RD-2.6 the harbour has four start slots', () => {
    expect(content.map.startSlots.values).toEqual([1, 2, 3, 4]);
  });
});

describe('tiles', () => {
  it('RD-Q2 the catalogue by category', () => {
    const counts = Object.fromEntries(CATEGORIES.map((category) => [category, count(category)]));
    expect(counts).toEqual({
      weapon: 7,
      sail: 6,
      mjolnir: 5,
      standard: 5,
      goods: 10,
      rune: 10,
      tradingPost: 6,
      monster: 8,
      visit: 3,
      plunder: 4,
    });
    expect(content.tileTypes.map(({ id }) => id)).toEqual(TILE_TYPES);
  });

  it('RD-Q2 the numbers on the tiles of each type', () => {
    expect(
      content.tileTypes.filter(({ id }) => /^(weapon|sail|mjolnir)-/.test(id)).map((t) => [t.id, t.weapon + t.sail + t.mjolnir, t.shields]),
    ).toEqual([
      ['weapon-1', 1, 1],
      ['weapon-2', 2, 1],
      ['sail-1', 1, 1],
      ['sail-2', 2, 1],
      ['mjolnir-1', 1, 1],
      ['mjolnir-2', 2, 0],
    ]);
    for (const type of content.tileTypes) {
      const printed = Number(type.id.split('-').at(-1));
      if (['standard', 'goods', 'monster'].includes(type.category)) expect(type.glory).toBe(printed);
      if (type.category === 'monster') expect(type.strength).toBe(printed);
      if (type.category === 'goods') expect(type.id).toContain(type.goodsKind);
    }
    expect(new Set(content.tileTypes.flatMap(({ goodsKind }) => goodsKind ?? []))).toEqual(new Set(GOODS));
    expect(
      ['standard-2', 'standard-3', 'standard-4', 'standard-5', 'standard-6'].map(
        (id) => content.tileTypes.find((t) => t.id === id)?.shields,
      ),
    ).toEqual([2, 2, 1, 1, 0]);
  });

  it('RD-4.6 the first voyage holds one visit and no plunder', () => {
    expect(count('visit', 1)).toBe(1);
    expect(count('plunder', 1)).toBe(0);
    expect(tileType('visit').vikingsByPassOrder).toEqual([2, 1]);
    expect(tileType('plunder').coinsByPassOrder).toEqual([3, 1]);
  });

  it('RD-16.10 at most 13 stops and two monsters a voyage', () => {
    for (const voyage of voyages) {
      expect(stackOf(voyage).filter((tile) => typeOf(tile).stop).length).toBeLessThanOrEqual(13);
      expect(count('monster', voyage)).toBeLessThanOrEqual(2);
    }
  });

  it('RD-4.3 one harbour tile is for the first voyage, eight are drawn from', () => {
    expect(FIRST_HARBOUR).toBe('harbour-arrival');
    expect(HARBOUR_POOL).toHaveLength(8);
    expect(HARBOUR_POOL).not.toContain(FIRST_HARBOUR);
  });
});
