/** The tournament: every pair meets, and the ratings follow from the results. */
import { type AnyGame, isRefusal } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import type { ArenaSettings } from '../arena.ts';
import { novice } from '../novice.ts';
import { random } from '../random.ts';
import type { Strategy } from '../strategy.ts';
import { bidder, bidding } from '../testing/bidding.ts';
import { ANCHOR_ELO } from './elo.ts';
import { type TournamentReport, tournament } from './tournament.ts';

function compete(strategies: readonly Strategy[], settings: Partial<ArenaSettings> = {}, game: AnyGame = bidding): TournamentReport {
  const report = tournament(game, strategies, { games: 10, seed: '1', ...settings });
  if (isRefusal(report)) throw new Error(report.reason);
  return report;
}

describe('a tournament', () => {
  it('lets every pair meet equally often, and lists the best first', () => {
    const { anchor, rows, pairings } = compete([bidder('low', 1), bidder('novice', 4), bidder('high', 7)]);
    expect(pairings.map(({ pair, games }) => [...pair, games])).toEqual([
      ['low', 'novice', 10],
      ['low', 'high', 10],
      ['novice', 'high', 10],
    ]);
    expect(rows.map(({ strategy, games, won, share }) => [strategy, games, won, share])).toEqual([
      ['high', 20, 20, 1],
      ['novice', 20, 10, 0.5],
      ['low', 20, 0, 0],
    ]);
    expect(anchor).toBe('novice');
    expect(rows[1]).toMatchObject({ elo: ANCHOR_ELO, interval: { low: ANCHOR_ELO, high: ANCHOR_ELO } });
    expect(rows[0]?.elo).toBeGreaterThan(ANCHOR_ELO + 200);
    expect(rows[0]?.interval.low).toBeLessThan(rows[0]?.elo ?? 0);
  });

  it('compares with the first where the novice does not take part', () => {
    const { anchor, rows } = compete([bidder('a', 5), bidder('b', 5)]);
    expect(anchor).toBe('a');
    expect(rows.map(({ elo }) => elo)).toEqual([ANCHOR_ELO, ANCHOR_ELO]);
  });

  it('reports its progress over all pairs', () => {
    const told: string[] = [];
    compete([bidder('a', 1), bidder('b', 2), bidder('c', 3)], { games: 2, progress: (done, of) => told.push(`${done}/${of}`) });
    expect(told).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
  });

  it('always comes to the same result for the same seed, with rounds and kinds of victory', () => {
    const raids = findGame('raids');
    if (!raids) throw new Error('Raids is missing');
    const report = compete([random, novice], { games: 2 }, raids);
    expect(compete([random, novice], { games: 2 }, raids)).toEqual(report);
    expect(report.pairings[0]?.rounds).toEqual({ average: 4, least: 4, most: 4 });
    expect(report.rows.reduce((sum, { victories }) => sum + (victories.glory ?? 0), 0)).toBeCloseTo(2, 9);
  });

  it('refuses a table that the game refuses', () => {
    expect(tournament(bidding, [random, novice], { games: 1, seed: '1', options: { no: 1 } })).toMatchObject({ refused: 'bad-options' });
  });
});
