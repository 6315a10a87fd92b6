/** The tournament: every pair of strategies meets in two-seat matches, and the results give each an Elo rating. */
import { type AnyGame, isRefusal, itemAt, type Refusal } from '@skald/engine';
import { type ArenaReport, type ArenaSettings, arena } from '../arena.ts';
import type { Strategy } from '../strategy.ts';
import type { Interval } from '../wilson.ts';
import { type Encounter, rate } from './elo.ts';
import type { Victories } from './tally.ts';

export interface TournamentRow {
  readonly strategy: string;
  readonly elo: number;
  /** The 95 % confidence interval of the rating, against the anchor. */
  readonly interval: Interval;
  readonly games: number;
  readonly won: number;
  readonly share: number;
  readonly decisions: number;
  /** The games won, by the kind of victory. */
  readonly victories: Victories;
}

/** The matches of one pair; the first of the report's rows is the first of the pair. */
export interface Pairing extends ArenaReport {
  readonly pair: readonly [string, string];
}

export interface TournamentReport {
  /** The strategy whose rating is fixed. */
  readonly anchor: string;
  /** The best first. */
  readonly rows: readonly TournamentRow[];
  readonly pairings: readonly Pairing[];
}

/** The strategy that others are rated against: it plays every game. */
const ANCHOR = 'novice';

/** `settings.games` is the number of matches for each pair. The pairs of one tournament play the same deals. */
export function tournament(game: AnyGame, strategies: readonly Strategy[], settings: ArenaSettings): TournamentReport | Refusal {
  const anchor = Math.max(
    0,
    strategies.findIndex(({ name }) => name === ANCHOR),
  );
  const pairs = strategies.flatMap((_, a) => strategies.slice(a + 1).map((_other, i): readonly [number, number] => [a, a + 1 + i]));
  const pairings: Pairing[] = [];
  const encounters: Encounter[] = [];
  for (const [a, b] of pairs) {
    const [first, second] = [itemAt(strategies, a), itemAt(strategies, b)];
    const before = pairings.reduce((sum, { games }) => sum + games, 0);
    const report = arena(game, [first, second], {
      ...settings,
      progress: (games, of) => settings.progress?.(before + games, of * pairs.length),
    });
    if (isRefusal(report)) return report;
    pairings.push({ pair: [first.name, second.name], ...report });
    encounters.push({ players: [a, b], scores: [itemAt(report.rows, 0).won, itemAt(report.rows, 1).won] });
  }
  const ratings = rate(strategies.length, encounters, anchor);
  const rows = strategies.map(({ name }, i): TournamentRow => ({ strategy: name, ...itemAt(ratings, i), ...totals(name, pairings) }));
  return { anchor: itemAt(strategies, anchor).name, rows: rows.toSorted((a, b) => b.elo - a.elo), pairings };
}

function totals(name: string, pairings: readonly Pairing[]): Pick<TournamentRow, 'games' | 'won' | 'share' | 'decisions' | 'victories'> {
  const played = pairings.flatMap(({ games, rows }) => rows.filter(({ strategy }) => strategy === name).map((row) => ({ games, ...row })));
  const victories: Record<string, number> = {};
  for (const row of played) for (const [kind, won] of Object.entries(row.victories)) victories[kind] = (victories[kind] ?? 0) + won;
  const games = played.reduce((sum, row) => sum + row.games, 0);
  const won = played.reduce((sum, row) => sum + row.won, 0);
  return { games, won, share: won / games, decisions: played.reduce((sum, row) => sum + row.decisions, 0), victories };
}
