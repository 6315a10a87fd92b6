/** The warrior at Raids: what it takes, what it leaves, and its share of wins. */
import { isRefusal } from '@skald/engine';
import { raids } from '@skald/engine/games/raids';
import { describe, expect, it } from 'vitest';
import { arena } from '../../arena.ts';
import { novice } from '../../novice.ts';
import { random } from '../../random.ts';
import type { Strategy } from '../../strategy.ts';
import { warrior } from '../warrior.ts';
import { chosen, raidsPosition, turn } from './testing/raids-position.ts';

describe('the warrior at Raids', () => {
  it('sails to the fifth rune rather than to a weapon', () => {
    const table = raidsPosition({
      voyage: 4,
      ghost: 20,
      tiles: { 2: 'standard-2', 6: 'weapon-1', 8: 'rune', 9: 'weapon-1' },
      ships: [
        { at: 0, vikings: 0, runes: 4 },
        { at: 2, vikings: 2 },
      ],
    });
    expect(chosen(turn(table), 0)).toMatchObject({ to: 8 });
  });

  it('sells what it can in the last voyage', () => {
    const table = raidsPosition({
      voyage: 4,
      ghost: 20,
      tiles: { 3: 'post-2', 9: 'rune' },
      ships: [
        { at: 3, vikings: 1, slots: ['goods-wood-3', 'goods-amber-7', 'goods-mead-6'] },
        { at: 9, vikings: 1 },
      ],
    });
    expect(chosen(turn(table), 0)).toEqual([
      { slot: 1, tile: 'goods-amber-7' },
      { slot: 2, tile: 'goods-mead-6' },
    ]);
  });

  it('leaves goods that nobody will buy, where they would cost Vikings that count', () => {
    const table = raidsPosition({
      voyage: 4,
      ghost: 20,
      tiles: { 17: 'goods-amber-7', 18: 'rune' },
      ships: [
        { at: 17, vikings: 8, slots: ['mjolnir-2'] },
        { at: 18, vikings: 0 },
      ],
    });
    expect(chosen(turn(table), 0)).toEqual({ do: 'discard' });
  });

  it('puts a new tile in the place of the one that counts least', () => {
    const table = raidsPosition({
      voyage: 4,
      ghost: 20,
      tiles: { 17: 'standard-6', 18: 'rune' },
      ships: [
        { at: 17, vikings: 0, slots: ['standard-5', 'standard-4', 'weapon-1', 'standard-3', 'standard-2'] },
        { at: 18, vikings: 0 },
      ],
    });
    expect(chosen(turn(table), 0)).toEqual({ do: 'replace', slot: 2 });
  });

  /** Sails home past one monster, on the last voyage. */
  function meeting(monster: string, slots: readonly string[]) {
    const table = raidsPosition({
      voyage: 4,
      ghost: 20,
      tiles: { 17: 'rune', 18: 'rune', 19: monster },
      ships: [
        { at: 17, vikings: 5, slots },
        { at: 18, vikings: 0 },
      ],
    });
    return turn(table);
  }

  it('fights a monster if its Vikings have no other use', () => {
    expect(chosen(meeting('monster-5', []), 0)).toEqual({ do: 'sail', to: 20, monsters: ['fight'] });
  });

  it('spares the Vikings that stand by its Mjolnirs', () => {
    expect(chosen(meeting('monster-4', ['mjolnir-2', 'mjolnir-2']), 0)).not.toMatchObject({ monsters: ['fight'] });
  });

  /** Seat 0 holds a place, seat 1 attacks it there. */
  function attacked(tile: string, ship: { readonly vikings: number; readonly slots?: readonly string[]; readonly runes?: number }) {
    const table = raidsPosition({
      voyage: 4,
      ghost: 20,
      tiles: { 3: 'standard-2', 8: tile, 19: 'weapon-1' },
      ships: [
        { at: 8, ...ship },
        { at: 3, vikings: 2 },
      ],
    });
    return turn(table).answer('1', { do: 'place' }).answer('1', { do: 'sail', to: 8, monsters: [] });
  }

  it('strikes back if the place is worth it', () => {
    expect(chosen(attacked('rune', { vikings: 3, runes: 4 }), 0)).toEqual({ do: 'strike-back' });
  });

  it('flees where the fight would cost more than the place is worth', () => {
    const ship = { vikings: 4, slots: ['mjolnir-2', 'mjolnir-2', 'mjolnir-1'] };
    expect(chosen(attacked('weapon-1', ship), 0)).toEqual({ do: 'flee' });
  });
});

describe('in the arena of Raids', () => {
  function share(strategies: readonly Strategy[], games: number): number {
    const report = arena(raids, strategies, { games, seed: 'test' });
    if (isRefusal(report)) throw new Error(report.reason);
    return report.rows[0]?.share ?? 0;
  }

  it('the warrior clearly beats random play', () => {
    expect(share([warrior, random], 40)).toBeGreaterThan(0.75);
    expect(share([warrior, random, random, random], 20)).toBeGreaterThan(0.6);
  });

  it('the warrior beats the novice, and the novice random play', () => {
    expect(share([warrior, novice], 20)).toBeGreaterThan(0.5);
    expect(share([novice, random], 20)).toBeGreaterThan(0.5);
  });
});
