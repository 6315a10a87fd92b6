/** The arena: counting, seating, and the same result for the same seed. */
import { Defect, isRefusal, required } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { type ArenaReport, type ArenaSettings, arena } from './arena.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import type { Strategy } from './strategy.ts';
import { bidder, bidding } from './testing/bidding.ts';
import { warrior } from './warrior/warrior.ts';
import { wilson } from './wilson.ts';

const raids = required(findGame('raids'), 'Raids');

function play(strategies: readonly Strategy[], settings: Partial<ArenaSettings>, game = bidding): ArenaReport {
  const report = arena(game, strategies, { games: 12, seed: '1', ...settings });
  if (isRefusal(report)) throw new Error(report.reason);
  return report;
}

describe('the arena counts', () => {
  it('victories, scores, ranks and decisions', () => {
    const { games, rows } = play([bidder('high', 7), bidder('low', 2), bidder('middle', 4)], {});
    expect(games).toBe(12);
    expect(
      rows.map(({ strategy, won, share, averageScore, averageRank, decisions }) => [
        strategy,
        won,
        share,
        averageScore,
        averageRank,
        decisions,
      ]),
    ).toEqual([
      ['high', 12, 1, 7, 1, 12],
      ['low', 0, 0, 2, 3, 12],
      ['middle', 0, 0, 4, 2, 12],
    ]);
    expect(rows[0]?.interval).toEqual(wilson(12, 12));
  });

  it('rounds and kinds of victory, for a game that names them', () => {
    const report = arena(raids, [random, warrior], { games: 2, seed: '1' });
    expect(report).toMatchObject({ rounds: { average: 4, least: 4, most: 4 }, lost: {} });
    if (isRefusal(report)) throw new Error(report.reason);
    for (const { won, victories } of report.rows) expect(victories.glory ?? 0).toBeCloseTo(won, 9);
    expect(play([random, random], {})).not.toHaveProperty('rounds');
  });

  it('games that an automated opponent won for nobody', () => {
    const report = arena(required(findGame('lords-of-ragnarok'), 'Lords of Ragnarok'), [random], { games: 1, seed: '1' });
    if (isRefusal(report)) throw new Error(report.reason);
    expect(report.rows[0]).toMatchObject({ won: 0, victories: {} });
    expect(Object.values(report.lost)).toEqual([1]);
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
  /** Each strategy's seats and the deals, game by game. */
  function seatings(seats: number, games: number): { readonly sat: number[][]; readonly dealt: number[] } {
    const sat: number[][] = [];
    const dealt: number[] = [];
    const spies = Array.from({ length: seats }, (_, i): Strategy => {
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

  it.each([2, 3, 4])('each of %i strategies in each seat equally often', (seats) => {
    const { sat } = seatings(seats, 12);
    for (const own of sat) for (let seat = 0; seat < seats; seat++) expect(own.filter((one) => one === seat)).toHaveLength(12 / seats);
  });

  it('every strategy in the same matches: a round is one deal with every seating', () => {
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
  it('always comes to the same result for the same seed, and to others for others', () => {
    const strategies = [random, warrior, novice];
    const report = arena(raids, strategies, { games: 3, seed: 'a' });
    expect(arena(raids, strategies, { games: 3, seed: 'a' })).toEqual(report);
    expect(arena(raids, strategies, { games: 3, seed: 'b' })).not.toEqual(report);
  });

  it('reports its progress', () => {
    const told: string[] = [];
    play([random, random], { games: 4, progress: (games, of) => told.push(`${games}/${of}`) });
    expect(told).toEqual(['1/4', '2/4', '3/4', '4/4']);
  });

  it('refuses tables and options that the game refuses', () => {
    expect(arena(bidding, [random], { games: 1, seed: '1' })).toMatchObject({ refused: 'seat-count' });
    expect(arena(bidding, [], { games: 1, seed: '1' })).toMatchObject({ refused: 'seat-count' });
    expect(arena(bidding, [random, random], { games: 1, seed: '1', options: { no: 1 } })).toMatchObject({ refused: 'bad-options' });
  });

  it('stops at a strategy that gives an answer not on offer', () => {
    expect(() => play([random, bidder('cheat', 10)], {})).toThrow(Defect);
  });
});
