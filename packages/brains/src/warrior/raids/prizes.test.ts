/** What the warrior expects of harbour tiles. */
import { at } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { Prizes } from './prizes.ts';
import { raidsPosition } from './testing/raids-position.ts';
import { WEIGHTS } from './weights.ts';

const home = [1, 0, 2];

/** Three ships with these runes in the last voyage, whose harbour tile counts runes. */
function table(runes: readonly number[], position: number) {
  return raidsPosition({ voyage: 4, harbour: 'harbour-runes', ships: runes.map((count) => ({ at: position, runes: count })) }).state.table;
}

describe('prizes', () => {
  it('are certain when everybody is home', () => {
    const prizes = new Prizes(table([1, 3, 2], 20), home, WEIGHTS);
    expect([0, 1, 2].map((seat) => prizes.expected(seat))).toEqual([1, 6, 3]);
  });

  it('go to the earlier arrival where the counts are equal', () => {
    const prizes = new Prizes(table([2, 2, 2], 20), home, { ...WEIGHTS, tie: 0.5 });
    expect([0, 1, 2].map((seat) => prizes.expected(seat))).toEqual([3, 6, 1]);
  });

  it('are even where much can happen yet', () => {
    const prizes = new Prizes(table([2, 2, 2], 0), home, { ...WEIGHTS, tie: 0 });
    for (const seat of [0, 1, 2]) expect(prizes.expected(seat)).toBe(3);
  });

  it('grow with what the ship would have', () => {
    const position = table([2, 2, 2], 10);
    const prizes = new Prizes(position, home, WEIGHTS);
    const ship = at(position.ships, 0);
    expect(prizes.expected(0, { ...ship, runes: [...ship.runes, ...ship.runes] })).toBeGreaterThan(prizes.expected(0));
    expect(prizes.expected(0, ship)).toBe(prizes.expected(0));
  });
});
