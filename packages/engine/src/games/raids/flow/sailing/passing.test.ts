import { describe, expect, it } from 'vitest';
import type { TileTypeId } from '../../ids.ts';
import { raidsTable, types } from '../../testing/raids-table.ts';
import { gloryOf } from '../scoring.ts';

/** Blue sails from space 1 past monsters on 3 and, if a second is given, 4. */
function bluePast(monsters: readonly TileTypeId[], cargo: { vikings: number; slots?: readonly TileTypeId[] }) {
  const [third = 'rune', fourth = 'rune'] = monsters;
  return raidsTable('orange', 'blue', 'green')
    .tiles({ 1: 'rune', 2: 'standard-3', 3: third, 4: fourth, 6: 'rune', 14: 'rune' })
    .ship('blue', { at: 1, ...cargo })
    .ship('orange', { at: 2 })
    .ship('green', { at: 14 })
    .turn();
}

describe('monsters', () => {
  it('RD-9.1, RD-9.6 fight or sacrifice, and then on to a legal stop', () => {
    const t = bluePast(['monster-3'], { vikings: 5 });
    expect(t.stops('blue')).toEqual([2, 4, 6, 14, 20]);
    expect(t.offers('blue', { do: 'sail', to: 4, monsters: ['fight'] })).toBe(true);
    expect(t.offers('blue', { do: 'sail', to: 4, monsters: ['sacrifice'] })).toBe(true);
    expect(t.why('blue', { do: 'sail', to: 3, monsters: [] })[0]?.reason).toBe('no-stop-at-pass-by');
  });

  it('RD-T08 weapons make the fight cheaper', () => {
    const t = bluePast(['monster-4'], { vikings: 2, slots: ['weapon-1', 'weapon-2'] });
    t.sails('blue', 4, 'fight');
    expect(t.emitted('monster-defeated')[0]).toMatchObject({ cost: 1, glory: 4 });
    expect(types(t.ship('blue').monsters)).toEqual(['monster-4']);
    expect(t.tileAt(3)).toBeNull();
    const passed = bluePast(['monster-4'], { vikings: 2, slots: ['weapon-1', 'weapon-2'] }).sails('blue', 4, 'sacrifice');
    expect(passed.ship('blue')).toMatchObject({ vikings: 1, monsters: [] });
    expect(passed.tileAt(3)).toBe('monster-4');
    const free = bluePast(['monster-3'], { vikings: 2, slots: ['weapon-1', 'weapon-2'] }).sails('blue', 4, 'fight');
    expect(free.ship('blue').vikings).toBe(2);
  });

  it('RD-9.2 without a Viking nothing is lost, and the monster stays', () => {
    const t = bluePast(['monster-3'], { vikings: 0 }).sails('blue', 4, 'sacrifice');
    expect(t.emitted('monster-sacrificed')[0]).toMatchObject({ lost: 0, vikings: 0 });
    expect(t.tileAt(3)).toBe('monster-3');
  });

  it('RD-9.3 a fight needs its whole cost aboard', () => {
    const t = bluePast(['monster-3'], { vikings: 2 });
    expect(t.why('blue', { do: 'sail', to: 4, monsters: ['fight'] })).toEqual([
      { reason: 'monster-too-strong', rule: 'RD-9.3', params: { tile: 'monster-3', cost: 3, vikings: 2 } },
    ]);
    const exactly = bluePast(['monster-3'], { vikings: 3 }).sails('blue', 4, 'fight');
    expect(exactly.ship('blue').vikings).toBe(0);
  });

  it('RD-9.3, RD-Q8 a fight that costs nothing is open to an empty ship', () => {
    const t = bluePast(['monster-2'], { vikings: 0, slots: ['weapon-2'] }).sails('blue', 4, 'fight');
    expect(t.ship('blue').vikings).toBe(0);
    expect(types(t.ship('blue').monsters)).toEqual(['monster-2']);
  });

  it('RD-9.4 weapons help against each monster and are not used up', () => {
    const t = bluePast(['monster-3', 'monster-4'], { vikings: 6, slots: ['weapon-2'] }).sails('blue', 6, 'fight', 'fight');
    expect(t.emitted('monster-defeated').map(({ cost }) => cost)).toEqual([1, 2]);
    expect(t.slots('blue')).toEqual(['weapon-2']);
  });

  it('RD-9.5 a defeated monster is worth its strength however cheap it was', () => {
    const t = bluePast(['monster-5'], { vikings: 1, slots: ['weapon-2', 'weapon-2', 'weapon-1'] }).sails('blue', 4, 'fight');
    expect(t.emitted('monster-defeated')[0]?.cost).toBe(0);
    expect(gloryOf(t.ship('blue')).monsters).toBe(5);
  });
});
