/** How the warrior expects a voyage to go on. */
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';
import { type RaidsPosition, raidsPosition } from './testing/raids-position.ts';
import { WEIGHTS } from './weights.ts';

/** A forecast in which every tile is worth its position to everybody, and distance costs nothing. */
function seen(position: RaidsPosition) {
  return forecast(raidsPosition(position).state.table, (_seat, at) => at, { ...WEIGHTS, pace: 0, viking: 1 });
}

describe('a forecast', () => {
  it('lets each ship take what it stands at, and then the best beyond the next ship', () => {
    const position = { voyage: 1, ghost: 20, tiles: { 2: 'rune', 3: 'weapon-1', 4: 'rune', 6: 'sail-1' }, ships: [{ at: 2 }, { at: 4 }] };
    expect(seen(position)).toEqual({ gains: [2 + 6, 4], home: [1, 0] });
  });

  it('clears everything before the last ship at sea', () => {
    const position = { voyage: 1, ghost: 20, tiles: { 2: 'rune', 9: 'rune' }, ships: [{ at: 2 }, { at: 20 }] };
    expect(seen(position)).toEqual({ gains: [2, 0], home: [0] });
  });

  it('gives each ship in turn the rest of plunders and visits', () => {
    const table = raidsPosition({
      voyage: 2,
      ghost: 0,
      tiles: { 4: 'plunder', 5: 'visit', 9: 'rune', 8: 'rune' },
      ships: [{ at: 0 }, { at: 0 }],
    }).state.table;
    for (const tile of [table.route[4], table.route[5]]) if (tile) table.bonuses[tile] = tile === table.route[4] ? [3, 1] : [2, 1];
    const { gains } = forecast(table, () => 0, { ...WEIGHTS, pace: 0, viking: 10 });
    expect(gains.toSorted((a, b) => b - a)).toEqual([3 + 20, 1 + 10]);
  });

  it('counts haste against a stop further off', () => {
    const { table } = raidsPosition({
      voyage: 1,
      ghost: 20,
      tiles: { 2: 'rune', 4: 'rune', 8: 'rune', 9: 'rune' },
      ships: [{ at: 2 }, { at: 4 }],
    }).state;
    const liking = (_seat: number, at: number) => ({ 8: 3, 9: 3.5 })[at] ?? 0;
    expect(forecast(table, liking, { ...WEIGHTS, pace: 0 }).gains[0]).toBe(3.5);
    expect(forecast(table, liking, { ...WEIGHTS, pace: 1 }).gains[0]).toBe(3);
  });
});
