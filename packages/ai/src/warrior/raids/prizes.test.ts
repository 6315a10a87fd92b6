/** The warrior's expectations of harbour tiles. */
import { itemAt } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { Prizes } from './prizes.ts';
import { raidsPosition } from './testing/raids-position.ts';
import { WEIGHTS } from './weights.ts';

const home = [1, 0, 2];

/** Three ships with these runes in the last voyage, whose harbour tile counts runes: at home, at the start, or at tiles on the way. */
function table(runes: readonly number[], positions: readonly number[]) {
  const tiles = Object.fromEntries(positions.filter((at) => at > 0 && at < 20).map((at) => [at, 'weapon-1']));
  const ships = runes.map((count, seat) => ({ at: itemAt(positions, seat), runes: count }));
  return raidsPosition({ voyage: 4, harbour: 'harbour-runes', tiles, ships }).state.table;
}

describe('prizes', () => {
  it('are certain when everybody is home', () => {
    const prizes = new Prizes(table([1, 3, 2], [20, 20, 20]), home, WEIGHTS);
    expect([0, 1, 2].map((seat) => prizes.expected(seat))).toEqual([1, 6, 3]);
  });

  it('go to the earlier arrival where the counts are equal', () => {
    const prizes = new Prizes(table([2, 2, 2], [20, 20, 20]), home, { ...WEIGHTS, tie: 0.5 });
    expect([0, 1, 2].map((seat) => prizes.expected(seat))).toEqual([3, 6, 1]);
  });

  it('are even where much can happen yet', () => {
    const prizes = new Prizes(table([2, 2, 2], [0, 0, 0]), home, { ...WEIGHTS, tie: 0 });
    for (const seat of [0, 1, 2]) expect(prizes.expected(seat)).toBe(3);
  });

  it('grow with what the ship would have', () => {
    const position = table([2, 2, 2], [9, 11, 12]);
    const prizes = new Prizes(position, home, WEIGHTS);
    const ship = itemAt(position.ships, 0);
    expect(prizes.expected(0, { ...ship, runes: [...ship.runes, ...ship.runes] })).toBeGreaterThan(prizes.expected(0));
    expect(prizes.expected(0, ship)).toBe(prizes.expected(0));
  });
});
