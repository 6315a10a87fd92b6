/** The words of a Raids scenario: what they arrange and what they refuse. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { RaidsDecisions } from '../decisions.ts';
import { type RaidsScenario, raidsTable } from './raids-table.ts';

/** Blue at 6, Green at 9, Pink at 12. */
function atSea(): RaidsScenario {
  return raidsTable('blue', 'green', 'pink')
    .tiles({ 6: 'weapon-1', 9: 'rune', 11: 'sail-1', 12: 'rune', 14: 'rune' })
    .ship('blue', { at: 6, vikings: 3 })
    .ship('green', { at: 9, vikings: 3 })
    .ship('pink', { at: 12, vikings: 1 });
}

describe('nonsense is refused with a sentence', () => {
  it('ships beside the route, tiles behind all ships, Vikings without shields', () => {
    const t = atSea();
    expect(() => t.ship('pink', { at: 13 })).toThrow('RD-16.7 ships stand alone at a tile (the ship of seat 2 stands where it may not)');
    expect(() => t.ship('pink', { at: 9 })).toThrow('RD-16.7');
    expect(() => t.tiles({ 2: 'rune', 6: 'rune', 9: 'rune', 12: 'rune' })).toThrow('RD-16.8 no tile is left behind the last ship');
    expect(() => t.ship('blue', { vikings: 99 })).toThrow('RD-3.3 at most one Viking stands on each shield (the blue ship has too many');
  });
});

describe('the words', () => {
  it('a turn: place the tile, sail, and stop before the next turn', () => {
    const t = atSea().turn().places('blue').stopBeforeNextTurn().sails('blue', 11);
    expect([t.slots('blue'), t.ship('blue').at, t.waitingFor()]).toEqual([['weapon-1'], 11, []]);
    expect(t.goOn().waitingFor()).toEqual(['green']);
    expect(atSea().turn().discards('blue').slots('blue')).toEqual([]);
  });

  it('a turn in the middle: the tile is taken', () => {
    const t = atSea().sailing('blue');
    expect(t.asks('blue')).toBe('navigate');
    expect([t.tileAt(6), t.slots('blue')]).toEqual([null, []]);
  });

  it('a fight in the middle', () => {
    const t = atSea().sailing('blue').fighting('blue', 'green');
    expect(t.asked('green').prompt).toEqual({ key: 'respond-to-attack', params: { rival: 0, cost: 2 } });
    t.strikesBack('green').flees('blue', 11);
    expect([t.ship('blue').at, t.ship('green').vikings]).toEqual([11, 1]);
  });

  it('selling, by slots', () => {
    const t = raidsTable('blue', 'green', 'pink')
      .tiles({ 6: 'post-1', 9: 'rune', 12: 'rune' })
      .ship('blue', { at: 6, slots: ['weapon-1', 'goods-wood-3'], vikings: 0 })
      .ship('green', { at: 9 })
      .ship('pink', { at: 12 })
      .turn();
    expect(t.sells('blue', 1).emitted('goods-sold')).toMatchObject([{ slot: 1, type: 'goods-wood-3' }]);
  });

  it('decisions by name only', () => {
    expectTypeOf<Parameters<RaidsScenario['plainlyUntil']>[0]>().toEqualTypeOf<keyof RaidsDecisions>();
    expect(atSea().turn().plainlyUntil('navigate').waitingFor()).toEqual(['blue']);
  });
});
