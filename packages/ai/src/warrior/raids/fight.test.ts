/** How the warrior expects fights to end. */
import { itemAt } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { duel, settle } from './fight.ts';
import { raidsPosition } from './testing/raids-position.ts';

describe('a duel thought through', () => {
  const keen = { gain: 10, viking: 1 };

  it('is lost by the ship that cannot pay', () => {
    expect(duel({ ...keen, crew: 1 }, { ...keen, crew: 0 }, 2)).toEqual({ flees: true, paid: 0, rivalPaid: 0 });
  });

  it('is won by one blow that cannot be answered', () => {
    expect(duel({ ...keen, crew: 2 }, { ...keen, crew: 2 }, 2)).toEqual({ flees: false, paid: 2, rivalPaid: 0 });
  });

  it('is not begun where the last blow is the other’s', () => {
    expect(duel({ ...keen, crew: 2 }, { ...keen, crew: 3 }, 2)).toEqual({ flees: true, paid: 0, rivalPaid: 0 });
  });

  it('is won against a rival for whom the place is not worth the next blow', () => {
    expect(duel({ ...keen, crew: 2 }, { crew: 9, gain: 2, viking: 1 }, 2)).toEqual({ flees: false, paid: 2, rivalPaid: 0 });
  });

  it('goes on as long as both can hope', () => {
    expect(duel({ ...keen, crew: 6 }, { ...keen, crew: 3 }, 2)).toEqual({ flees: false, paid: 2, rivalPaid: 0 });
    expect(duel({ ...keen, crew: 5 }, { ...keen, crew: 3 }, 2)).toEqual({ flees: true, paid: 0, rivalPaid: 0 });
  });
});

describe('settling a fight', () => {
  /** Seat 1 attacks seat 0 at 8; the only other stop is at 12. */
  function fought(vikings: readonly [number, number], mustFlee = false) {
    const { state } = raidsPosition({
      voyage: 1,
      ghost: 20,
      tiles: { 8: 'rune', 12: 'weapon-1' },
      ships: [
        { at: 8, vikings: vikings[0] },
        { at: 8, vikings: vikings[1] },
      ],
      fight: { attacker: 1, defender: 0, responder: 0, paid: 1 },
    });
    const { table } = state;
    settle(table, mustFlee, { appetite: (_seat, position) => ({ 8: 9, 12: 1 })[position] ?? 0, viking: () => 1 });
    return { fight: table.fight, ships: table.ships.map(({ at: place, vikings: crew }) => [place, crew]), arrivals: table.arrivals };
  }

  it('lets the weaker flee to what it likes best, past a village', () => {
    expect(fought([1, 3])).toEqual({
      fight: null,
      ships: [
        [12, 2],
        [8, 3],
      ],
      arrivals: [],
    });
  });

  it('makes the winner pay its blows', () => {
    expect(fought([2, 1])).toEqual({
      fight: null,
      ships: [
        [8, 0],
        [12, 2],
      ],
      arrivals: [],
    });
  });

  it('lets a ship flee that has decided to', () => {
    expect(fought([9, 1], true)).toEqual({
      fight: null,
      ships: [
        [12, 10],
        [8, 1],
      ],
      arrivals: [],
    });
  });

  it('leaves a table without a fight as it is', () => {
    const { state } = raidsPosition({ voyage: 1, tiles: { 3: 'rune', 4: 'rune' }, ships: [{ at: 3 }, { at: 4 }] });
    const before = structuredClone(state.table);
    settle(state.table, false, { appetite: () => 1, viking: () => 1 });
    expect(state.table).toEqual(before);
    expect(itemAt(state.table.ships, 0).at).toBe(3);
  });
});
