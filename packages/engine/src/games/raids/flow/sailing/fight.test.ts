import { describe, expect, it } from 'vitest';
import { raidsTable } from '../../testing/raids-table.ts';

/** The position after RD-T04: blue has placed its axe and may sail; green is next ahead, then pink. */
function afterExample(vikings: { blue: number; green: number; pink: number } = { blue: 4, green: 3, pink: 2 }) {
  return raidsTable('blue', 'green', 'pink')
    .tiles({ 6: 'weapon-1', 9: 'rune', 11: 'sail-1', 12: 'standard-2', 13: 'visit', 14: 'post-1', 16: 'goods-pigs-3' })
    .ship('blue', { at: 6, vikings: vikings.blue })
    .ship('green', { at: 9, vikings: vikings.green })
    .ship('pink', { at: 12, vikings: vikings.pink })
    .turn()
    .answer('blue', { do: 'place' });
}

describe('fights', () => {
  it('RD-T05 a fight from the first blow to the flight', () => {
    const t = afterExample().sails('blue', 9);
    expect(t.ship('blue').vikings).toBe(3);
    expect(t.waitingFor()).toEqual(['green']);
    t.answer('green', { do: 'strike-back' });
    expect(t.ship('green').vikings).toBe(1);
    t.answer('blue', { do: 'strike-back' });
    expect(t.ship('blue').vikings).toBe(0);
    expect(t.asked('green').prompt.key).toBe('flee-to');
    expect(t.stops('green')).toEqual([11, 12, 14, 16, 20]);
    t.sails('green', 11);
    expect(t.ship('green')).toMatchObject({ at: 11, vikings: 2, slots: [null, null, null, null, null] });
    expect(t.table.fight).toBeNull();
    expect([11, 12, 13, 14, 16].map((position) => t.tileAt(position))).toEqual(['sail-1', 'standard-2', 'visit', 'post-1', 'goods-pigs-3']);
    expect(t.emitted('turn-began').at(-1)).toEqual({ event: 'turn-began', seat: 0, position: 9 });
    expect(t.waitingFor()).toEqual(['blue']);
    expect(t.ship('blue')).toMatchObject({ at: 9, vikings: 0 });
    expect(t.ship('blue').runes).toHaveLength(1);
  });

  it('RD-10.1 the attacker pays one Viking and the defender is asked', () => {
    const t = afterExample().sails('blue', 9);
    expect(t.emitted('fight-began')).toMatchObject([{ attacker: 0, defender: 1, position: 9, type: 'rune', cost: 1, vikings: 3 }]);
    expect(t.table.fight).toEqual({ attacker: 0, defender: 1, responder: 1, paid: 1 });
  });

  it('RD-10.2 the blows alternate and cost one more each', () => {
    const t = afterExample({ blue: 9, green: 10, pink: 0 }).sails('blue', 9);
    expect(t.asked('green').prompt).toEqual({ key: 'respond-to-attack', params: { rival: 0, cost: 2 } });
    expect(t.offered('green')).toEqual([{ do: 'strike-back' }, { do: 'flee' }]);
    expect(t.hint('green', { do: 'strike-back' })).toEqual({ vikings: 8 });
    for (const name of ['green', 'blue', 'green']) t.answer(name, { do: 'strike-back' });
    expect(t.emitted('struck-back').map(({ seat, cost }) => [seat, cost])).toEqual([
      [1, 2],
      [0, 3],
      [1, 4],
    ]);
    expect([t.ship('blue').vikings, t.ship('green').vikings]).toEqual([5, 4]);
  });

  it('RD-10.3 payments are never refunded', () => {
    const t = afterExample({ blue: 4, green: 3, pink: 2 }).sails('blue', 9);
    t.answer('green', { do: 'strike-back' }).answer('blue', { do: 'flee' }).sails('blue', 20);
    expect([t.ship('blue').vikings, t.ship('green').vikings]).toEqual([4 - 1 + 1 + 2 + 1, 1]);
  });

  it('RD-10.2, RD-15.1 a ship that cannot pay must flee without a question', () => {
    const t = afterExample({ blue: 4, green: 1, pink: 2 }).sails('blue', 9);
    expect(t.asked('green').prompt).toEqual({ key: 'flee-to', params: { rival: 0 } });
  });

  it('RD-10.4, RD-Q4 a flight takes no tile, clears nothing, and passes everything as usual', () => {
    const t = afterExample({ blue: 4, green: 1, pink: 2 }).sails('blue', 9);
    t.sails('green', 14);
    expect(t.ship('green')).toMatchObject({ at: 14, vikings: 1 + 1 + 2, posts: [] });
    expect(t.emitted('tiles-cleared').map(({ seat, types }) => [seat, types])).toEqual([[0, ['sail-1']]]);
    expect(t.emitted('vikings-hired').map(({ seat, source }) => [seat, source])).toEqual([
      [1, 'village'],
      [1, 'visit'],
    ]);
  });

  it('RD-10.4 a flight past a monster chooses like any sailing', () => {
    const t = raidsTable('blue', 'green', 'pink')
      .tiles({ 6: 'rune', 9: 'rune', 11: 'monster-2', 12: 'rune', 13: 'rune' })
      .ship('blue', { at: 6, vikings: 4 })
      .ship('green', { at: 9, vikings: 1 })
      .ship('pink', { at: 13, vikings: 2 })
      .turn();
    t.sails('blue', 9);
    expect(t.offers('green', { do: 'sail', to: 12, monsters: ['fight'] })).toBe(true);
    t.sails('green', 12, 'fight');
    expect(t.ship('green')).toMatchObject({ vikings: 0 });
    expect(t.ship('green').monsters).toHaveLength(1);
  });

  it('RD-10.5 fights chain, one after the other', () => {
    const t = afterExample({ blue: 4, green: 1, pink: 1 }).sails('blue', 9);
    t.sails('green', 12);
    expect(t.emitted('fight-began').map(({ attacker, defender, position }) => [attacker, defender, position])).toEqual([
      [0, 1, 9],
      [1, 2, 12],
    ]);
    expect(t.ship('green').vikings).toBe(1);
    expect(t.asked('pink').prompt.key).toBe('flee-to');
    t.sails('pink', 14);
    expect(t.emitted('fled').map(({ seat, rival }) => [seat, rival])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect([t.ship('blue').at, t.ship('green').at, t.ship('pink').at]).toEqual([9, 12, 14]);
    expect(t.waitingFor()).toEqual(['blue']);
  });

  it('RD-10.5 a ship that flees without a Viking cannot start a fight', () => {
    const t = raidsTable('blue', 'green', 'pink')
      .tiles({ 6: 'rune', 7: 'rune', 8: 'rune', 9: 'rune' })
      .ship('blue', { at: 6, vikings: 4 })
      .ship('green', { at: 7, vikings: 0 })
      .ship('pink', { at: 8, vikings: 2 })
      .turn();
    t.sails('blue', 7);
    expect(t.stops('green')).toEqual([9, 20]);
    expect(t.why('green', { do: 'sail', to: 8, monsters: [] })[0]?.reason).toBe('occupied-without-vikings');
  });

  it('RD-10.6, RD-11.1 the harbour is open to a flight and counts as an arrival', () => {
    const t = afterExample({ blue: 4, green: 1, pink: 1 }).sails('blue', 9);
    t.sails('green', 20);
    expect(t.table.arrivals).toEqual([1]);
    expect(t.emitted('ship-arrived')).toEqual([{ event: 'ship-arrived', seat: 1, place: 1 }]);
  });

  it('RD-10.7 the winner keeps the place and takes the tile on its next turn', () => {
    const t = afterExample().sails('blue', 9).answer('green', { do: 'strike-back' }).answer('blue', { do: 'flee' });
    t.sails('blue', 11);
    expect(t.ship('blue').slots.filter((tile) => tile !== null)).toHaveLength(1);
    expect(t.emitted('rune-taken')).toMatchObject([{ seat: 1, position: 9 }]);
    expect(t.waitingFor()).toEqual(['green']);
  });

  it('RD-10.8 fleeing is not a turn', () => {
    const t = afterExample({ blue: 4, green: 1, pink: 2 }).sails('blue', 9);
    const turns = t.emitted('turn-began').length;
    t.sails('green', 11);
    expect(t.emitted('turn-began').slice(turns)).toEqual([{ event: 'turn-began', seat: 0, position: 9 }]);
    expect(t.slots('green')).toEqual([]);
  });

  it('RD-10.9, RD-Q21 every flight goes strictly ahead of the place it leaves', () => {
    const t = afterExample({ blue: 4, green: 1, pink: 2 }).sails('blue', 9);
    expect(t.stops('green').every((to) => to > 9)).toBe(true);
    expect(t.why('green', { do: 'sail', to: 9, monsters: [] })[0]?.reason).toBe('not-ahead');
  });

  it('RD-10.10 even a fight of two full crews ends', () => {
    const t = afterExample({ blue: 9, green: 10, pink: 0 }).sails('blue', 9);
    let blows = 0;
    while (t.asked(t.waitingFor()[0] ?? '').prompt.key === 'respond-to-attack') {
      t.answer(t.waitingFor()[0] ?? '', { do: 'strike-back' });
      blows++;
    }
    expect(blows).toBe(4);
    expect(t.state.flow.frames.filter(({ procedure }) => procedure === 'fight')).toHaveLength(1);
  });

  it('RD-10.11 after deciding to flee there is no way back to striking', () => {
    const t = afterExample().sails('blue', 9).answer('green', { do: 'flee' });
    expect(t.asked('green').prompt.key).toBe('flee-to');
    expect(t.refusal('green', { do: 'strike-back' }).refused).toBe('not-offered');
  });

  it('RD-10.2 the clock flees rather than strikes', () => {
    expect(afterExample().sails('blue', 9).asked('green').fallback).toEqual({ do: 'flee' });
  });
});
