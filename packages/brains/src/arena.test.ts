/** The arena: what it counts, how it seats, and that it always comes to the same result. */
import { Defect, isRefusal } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { type ArenaReport, type ArenaSettings, arena } from './arena.ts';
import type { Brain } from './brain.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { bidder, bidding } from './testing/bidding.ts';
import { warrior } from './warrior/warrior.ts';
import { wilson } from './wilson.ts';

function play(brains: readonly Brain[], settings: Partial<ArenaSettings>, game = bidding): ArenaReport {
  const report = arena(game, brains, { games: 12, seed: '1', ...settings });
  if (isRefusal(report)) throw new Error(report.reason);
  return report;
}

describe('the arena counts', () => {
  it('victories, scores, ranks and decisions', () => {
    const { games, rows } = play([bidder('high', 7), bidder('low', 2), bidder('middle', 4)], {});
    expect(games).toBe(12);
    expect(
      rows.map(({ brain, won, share, averageScore, averageRank, decisions }) => [brain, won, share, averageScore, averageRank, decisions]),
    ).toEqual([
      ['high', 12, 1, 7, 1, 12],
      ['low', 0, 0, 2, 3, 12],
      ['middle', 0, 0, 4, 2, 12],
    ]);
    expect(rows[0]?.interval).toEqual(wilson(12, 12));
  });

  it('a shared victory as a share for each', () => {
    const { rows } = play([bidder('a', 5), bidder('b', 5), bidder('c', 1)], {});
    expect(rows.map(({ won, averageRank }) => [won, averageRank])).toEqual([
      [6, 1],
      [6, 1],
      [0, 3],
    ]);
  });
});

describe('the arena seats', () => {
  /** Where each brain sat, and what was dealt, game by game. */
  function seatings(seats: number, games: number): { readonly sat: number[][]; readonly dealt: number[] } {
    const sat: number[][] = [];
    const dealt: number[] = [];
    const spies = Array.from({ length: seats }, (_, i): Brain => {
      const own: number[] = [];
      sat.push(own);
      return {
        name: `spy ${i}`,
        plays: () => true,
        decide(_game, { viewer, table }) {
          own.push(Number(viewer));
          if (i === 0 && 'dealt' in table) dealt.push(Number(table.dealt));
          return 0;
        },
      };
    });
    play(spies, { games });
    return { sat, dealt };
  }

  it.each([2, 3, 4])('each of %i brains in each seat equally often', (seats) => {
    const { sat } = seatings(seats, 12);
    for (const own of sat) for (let seat = 0; seat < seats; seat++) expect(own.filter((one) => one === seat)).toHaveLength(12 / seats);
  });

  it('every brain in the same matches: a round is one deal with every seating', () => {
    const { dealt } = seatings(3, 12);
    const rounds = [0, 3, 6, 9].map((first) => new Set(dealt.slice(first, first + 3)));
    for (const round of rounds) expect(round.size).toBe(1);
    expect(new Set(dealt).size).toBe(4);
  });

  it('whole rounds only', () => {
    expect(play([random, random, random], { games: 10 }).games).toBe(12);
  });
});

describe('the arena', () => {
  const raids = findGame('raids');
  if (!raids) throw new Error('Raids is missing');

  it('always comes to the same result for the same seed, and to others for others', () => {
    const brains = [random, warrior, novice];
    const report = arena(raids, brains, { games: 3, seed: 'a' });
    expect(arena(raids, brains, { games: 3, seed: 'a' })).toEqual(report);
    expect(arena(raids, brains, { games: 3, seed: 'b' })).not.toEqual(report);
  });

  it('tells how far it has come', () => {
    const told: string[] = [];
    play([random, random], { games: 4, progress: (games, of) => told.push(`${games}/${of}`) });
    expect(told).toEqual(['1/4', '2/4', '3/4', '4/4']);
  });

  it('refuses tables and options that the game refuses', () => {
    expect(arena(bidding, [random], { games: 1, seed: '1' })).toMatchObject({ refused: 'seat-count' });
    expect(arena(bidding, [], { games: 1, seed: '1' })).toMatchObject({ refused: 'seat-count' });
    expect(arena(bidding, [random, random], { games: 1, seed: '1', options: { no: 1 } })).toMatchObject({ refused: 'bad-options' });
  });

  it('stops at a brain that answers what is not on offer', () => {
    expect(() => play([random, bidder('cheat', 10)], {})).toThrow(Defect);
  });
});
