import { describe, expect, it } from 'vitest';
import type { TileTypeId } from '../ids.ts';
import { raidsSetup, raidsTable, types, unshuffled } from '../testing/raids-table.ts';
import { shieldsOf } from './crew.ts';

/** Blue is rear-most and stands at this tile on space 6; the others are ahead. */
function blueAt(tile: TileTypeId, cargo: { slots?: readonly TileTypeId[]; vikings: number }) {
  return raidsTable('orange', 'blue', 'green')
    .tiles({ 6: tile, 9: 'rune', 12: 'rune', 13: 'rune' })
    .ship('blue', { at: 6, ...cargo })
    .ship('orange', { at: 9 })
    .ship('green', { at: 12 })
    .turn();
}

describe('the longship', () => {
  it('RD-3.1 an empty ship shows ten shields', () => {
    expect(shieldsOf(raidsTable('orange', 'blue').ship('blue'))).toBe(10);
  });

  it('RD-3.2, RD-3.3 a tile hides the two shields of its slot and offers its own', () => {
    const t = raidsTable('orange', 'blue');
    const shields = (...slots: TileTypeId[]) => shieldsOf(t.ship('blue', { slots, vikings: 0 }).ship('blue'));
    expect(shields('standard-2')).toBe(10);
    expect(shields('weapon-1')).toBe(9);
    expect(shields('goods-wood-3')).toBe(8);
    expect(shields('mjolnir-2', 'goods-wood-3', 'standard-6', 'goods-pigs-3', 'goods-furs-4')).toBe(0);
  });

  it('RD-T16, RD-3.4 Vikings without a shield leave at once', () => {
    const t = blueAt('goods-wood-3', { slots: ['weapon-1'], vikings: 9 });
    expect(t.hint('blue', { do: 'place' })).toEqual({ tile: 'goods-wood-3', overboard: 2 });
    t.answer('blue', { do: 'place' });
    expect([shieldsOf(t.ship('blue')), t.ship('blue').vikings]).toEqual([7, 7]);
    expect(t.emitted('vikings-lost')).toEqual([{ event: 'vikings-lost', seat: 1, lost: 2, vikings: 7 }]);
    const kept = blueAt('goods-wood-3', { slots: ['weapon-1'], vikings: 9 }).answer('blue', { do: 'discard' });
    expect(kept.ship('blue').vikings).toBe(9);
  });

  it('RD-T17 a full ship replaces or discards', () => {
    const t = blueAt('goods-wood-3', { slots: ['standard-2', 'weapon-1', 'weapon-1', 'sail-1', 'mjolnir-1'], vikings: 6 });
    expect(t.offered('blue')).toEqual([...[0, 1, 2, 3, 4].map((slot) => ({ do: 'replace', slot })), { do: 'discard' }]);
    expect(t.why('blue', { do: 'place' })).toEqual([{ reason: 'no-empty-slot', rule: 'RD-6.3' }]);
    t.answer('blue', { do: 'replace', slot: 0 });
    expect([shieldsOf(t.ship('blue')), t.ship('blue').vikings]).toEqual([4, 4]);
    expect(t.slots('blue')).toEqual(['goods-wood-3', 'weapon-1', 'weapon-1', 'sail-1', 'mjolnir-1']);
  });

  it('RD-3.4 the count is compared in the final arrangement only', () => {
    const t = blueAt('standard-2', { slots: ['weapon-1', 'weapon-1', 'sail-1', 'sail-1', 'mjolnir-1'], vikings: 5 });
    t.answer('blue', { do: 'replace', slot: 4 });
    expect(t.ship('blue').vikings).toBe(5);
    expect(t.emitted('vikings-lost')).toEqual([]);
  });

  it('RD-3.5, RD-Q10, RD-3.6 no turn offers to rearrange or to drop anything else', () => {
    const t = blueAt('rune', { slots: ['weapon-1'], vikings: 3 });
    expect(t.asked('blue').prompt.key).toBe('navigate');
    expect(t.offered('blue').every((option) => JSON.stringify(option).startsWith('{"do":"sail"'))).toBe(true);
  });

  it('RD-3.7, RD-T07 Vikings without a shield stay in the supply', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles({ 4: 'rune', 9: 'rune', 12: 'rune', 13: 'rune' });
    t.ship('blue', { at: 4, vikings: 10 }).ship('orange', { at: 9 }).ship('green', { at: 12 }).turn();
    t.sails('blue', 13);
    expect(t.emitted('vikings-hired')[0]).toMatchObject({ source: 'village', offered: 1, hired: 0, vikings: 10 });
    expect(t.ship('blue').vikings).toBe(10);
  });

  it('RD-3.8, RD-Q13 even with every shield taken nobody waits for a figure', () => {
    const t = raidsTable('orange', 'blue', 'green', 'pink').tiles({ 4: 'rune', 6: 'rune', 9: 'rune', 12: 'rune' });
    for (const name of ['orange', 'green', 'pink']) t.ship(name, { vikings: 10 });
    t.ship('blue', { at: 4, vikings: 9 }).ship('orange', { at: 6 }).ship('green', { at: 9 }).ship('pink', { at: 12 }).turn();
    t.sails('blue', 20);
    expect(t.ship('blue').vikings).toBe(10);
  });
});

describe('taking the tile', () => {
  it('RD-6.1 a ship that leaves the harbour takes nothing', () => {
    const t = raidsSetup(['orange', 'blue', 'green'], unshuffled(1));
    expect(t.asked('blue').prompt.key).toBe('navigate');
    t.sails('blue', 1);
    expect(t.slots('blue')).toEqual([]);
    expect(t.tileAt(1)).toBe('weapon-1');
  });

  it('RD-6.2, RD-2.4 the tile is taken and its space stays empty', () => {
    const t = blueAt('weapon-1', { vikings: 2 });
    t.answer('blue', { do: 'place' });
    expect(t.tileAt(6)).toBeNull();
    expect(t.slots('blue')).toEqual(['weapon-1']);
  });

  it('RD-Q25 the tile stays before the ship until the player has placed it', () => {
    const t = blueAt('weapon-1', { vikings: 2 });
    expect(t.asked('blue').prompt).toEqual({ key: 'place-tile', params: { tile: 'weapon-1' } });
    expect(t.tileAt(6)).toBe('weapon-1');
    expect(t.answer('blue', { do: 'discard' }).tileAt(6)).toBeNull();
    expect(blueAt('rune', { vikings: 2 }).tileAt(6)).toBeNull();
  });

  it('RD-6.3 place, replace although slots are empty, or discard', () => {
    const t = blueAt('weapon-2', { slots: ['weapon-1', 'sail-1'], vikings: 2 });
    expect(t.offered('blue')).toEqual([{ do: 'place' }, { do: 'replace', slot: 0 }, { do: 'replace', slot: 1 }, { do: 'discard' }]);
    expect(t.why('blue', { do: 'replace', slot: 3 })).toEqual([{ reason: 'nothing-to-replace', rule: 'RD-6.3', params: { slot: 3 } }]);
    expect(t.hint('blue', { do: 'replace', slot: 1 })).toEqual({ tile: 'weapon-2', old: 'sail-1', overboard: 0 });
    t.answer('blue', { do: 'replace', slot: 0 });
    expect(t.slots('blue')).toEqual(['weapon-2', 'sail-1']);
    expect(t.emitted('tile-replaced')[0]).toMatchObject({ seat: 1, slot: 0, type: 'weapon-2', old: 'weapon-1', position: 6 });
    const other = blueAt('weapon-2', { slots: ['weapon-1'], vikings: 2 }).answer('blue', { do: 'discard' });
    expect(other.slots('blue')).toEqual(['weapon-1']);
    expect(other.tileAt(6)).toBeNull();
  });

  it('RD-6.3 a tile goes to the lowest empty slot', () => {
    const t = blueAt('sail-1', { vikings: 2 }).arrange(({ table }) => {
      const blue = table.ships[1];
      if (blue) blue.slots = ['v1.weapon-1.1', null, 'v1.weapon-1.2', null, null];
    });
    t.answer('blue', { do: 'place' });
    expect(t.emitted('tile-placed')[0]).toMatchObject({ slot: 1, type: 'sail-1' });
  });

  it('RD-6.4, RD-Q19 a rune is laid beside the ship without a question', () => {
    const t = blueAt('rune', { vikings: 2 });
    expect(t.asked('blue').prompt.key).toBe('navigate');
    expect(types(t.ship('blue').runes)).toEqual(['rune']);
    expect(t.emitted('rune-taken')[0]).toMatchObject({ runes: 1, position: 6 });
  });

  it('RD-T06, RD-6.5 a single post sells one of the goods or nothing, then hires', () => {
    const cargo = { slots: ['goods-wood-3', 'goods-pigs-3'], vikings: 4 } satisfies { slots: TileTypeId[]; vikings: number };
    const wood = { slot: 0, tile: 'goods-wood-3' };
    const pigs = { slot: 1, tile: 'goods-pigs-3' };
    const t = blueAt('post-1', cargo);
    expect(t.offered('blue')).toEqual([[], [wood], [pigs]]);
    expect(t.refusal('blue', [wood, pigs]).refused).toBe('too-many');
    t.answer('blue', [pigs]);
    expect(t.slots('blue')).toEqual(['goods-wood-3']);
    expect(types(t.ship('blue').sold)).toEqual(['goods-pigs-3']);
    expect(types(t.ship('blue').posts)).toEqual(['post-1']);
    expect(t.ship('blue').vikings).toBe(5);
    const none = blueAt('post-1', { vikings: 4 });
    expect(none.asked('blue').prompt.key).toBe('navigate');
    expect(none.ship('blue').vikings).toBe(5);
  });

  it('RD-6.5 a double post sells two; only goods can be sold; the right lapses', () => {
    const t = blueAt('post-2', { slots: ['goods-wood-3', 'weapon-1', 'goods-amber-6', 'goods-mead-5'], vikings: 1 });
    expect(t.offered('blue')).toHaveLength(1 + 3 + 3);
    expect(t.why('blue', [{ slot: 1, tile: 'weapon-1' }])).toEqual([{ reason: 'not-goods', rule: 'RD-6.5', params: { tile: 'weapon-1' } }]);
    expect(t.asked('blue').fallback).toEqual([
      { slot: 2, tile: 'goods-amber-6' },
      { slot: 3, tile: 'goods-mead-5' },
    ]);
    t.answer('blue', []);
    expect(t.ship('blue').sold).toEqual([]);
    expect(t.asked('blue').prompt.key).toBe('navigate');
  });

  it('RD-Q11, RD-6.5 selling comes first and can make room for the hired Viking', () => {
    const slots: TileTypeId[] = ['goods-wood-3', 'weapon-1', 'weapon-1', 'weapon-1', 'weapon-1'];
    const t = blueAt('post-1', { slots, vikings: 4 });
    t.answer('blue', [{ slot: 0, tile: 'goods-wood-3' }]);
    expect(t.ship('blue').vikings).toBe(5);
    const unsold = blueAt('post-1', { slots, vikings: 4 }).answer('blue', []);
    expect(unsold.ship('blue').vikings).toBe(4);
  });

  it('RD-5.4 nothing is taken on arrival', () => {
    const t = blueAt('weapon-1', { vikings: 2 }).answer('blue', { do: 'discard' });
    t.sails('blue', 13);
    expect(t.ship('blue').runes).toEqual([]);
    expect(t.tileAt(13)).toBe('rune');
  });
});
