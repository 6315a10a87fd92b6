/** Compares acknowledgements with the log: nothing acknowledged is lost, nothing is done twice, everybody sees the same. */
import type { MatchStore } from '@skald/client';
import { type Viewer, view } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { newestOnly, type RulesFinder } from '../../src/editions/editions.ts';
import { isRecord, loadRecord, type MatchRecord } from '../../src/matches/host/match-record.ts';
import { isLogCorruption } from '../../src/matches/log/log-walk.ts';
import { ReplayedMatch } from '../../src/matches/log/replayed-matches.ts';
import { isRewind } from '../../src/matches/log/stored-row.ts';
import type { MatchLogRow } from '../../src/storage/log/log-rows.ts';
import type { Store } from '../../src/storage/store.ts';
import type { TestPlayer } from '../../src/testing/people.ts';
import type { FaultTable } from './tables.ts';

/** The complaints; empty if all is well. */
export async function complaintsAbout(
  store: Store,
  { match, people, stores, onlooker }: FaultTable,
  rules: RulesFinder = newestOnly(findGame),
): Promise<string[]> {
  const record = await loadRecord(store, rules, match);
  if (!isRecord(record)) return [`${match}: ${typeof record === 'string' ? record : record.reason}`];
  const rows = await store.readLog(match);
  const replayed = ReplayedMatch.make(record, rows);
  if (isLogCorruption(replayed)) return [`${match}: row ${replayed.damaged} is damaged: ${replayed.reason}`];
  const complaints: string[] = [];
  if (new Set(rows.map(({ commandId }) => commandId)).size !== rows.length) complaints.push('a command is in the log twice');
  if (rows.some(isRewind) || rows.some(({ by }) => by !== 'person')) complaints.push('somebody else has played');
  for (const [seat, shown] of stores.entries()) {
    const person = people[seat];
    if (person) complaints.push(...aboutAnswers(rows, match, seat, person, shown.state.get().pending.length));
    complaints.push(...aboutView(record, replayed, seat, shown));
  }
  complaints.push(...aboutView(record, replayed, 'spectator', onlooker));
  return complaints.map((complaint) => `${match} (${record.game.slug}): ${complaint}`);
}

/** Every acknowledged answer is in the log as given, and the log contains nothing else. */
function aboutAnswers(rows: readonly MatchLogRow[], match: string, seat: number, person: TestPlayer, pending: number): string[] {
  const complaints: string[] = [];
  const given = person.given.filter((one) => one.match === match);
  const byCommand = new Map(rows.map((row) => [row.commandId, row]));
  const kept = given.map((one) => ({ one, row: byCommand.get(`${seat}:${one.commandId}`) }));
  const lost = kept.filter(({ row }) => !row).length;
  const changed = kept.filter(({ one, row }) => row && !(row.decision === one.decision && isSame(row.answer, one.answer))).length;
  if (lost > 0) complaints.push(`${lost} acknowledged answers of seat ${seat} are lost`);
  if (changed > 0) complaints.push(`${changed} acknowledged answers of seat ${seat} are other ones in the log`);
  const own = rows.filter((row) => row.seat === seat).length;
  if (own > given.length + pending) complaints.push(`seat ${seat} has ${own} rows, but gave ${given.length} answers`);
  if (person.refused.length > 0) complaints.push(`seat ${seat} was refused: ${person.refused.join(', ')}`);
  return complaints;
}

function aboutView(record: MatchRecord, replayed: ReplayedMatch, viewer: Viewer, store: MatchStore): string[] {
  const fresh = view(record.game, replayed.last.state, viewer);
  const shown = store.state.get().play;
  const complaints: string[] = [];
  if (!isSame(shown?.table, fresh.table) || !isSame(shown?.hand, fresh.hand)) complaints.push(`${viewer} sees something else`);
  const asked = (shown?.decisions ?? []).map(({ space }) => space);
  const toAsk = fresh.decisions.map(({ space }) => space);
  if (!isSame(asked, toAsk)) complaints.push(`${viewer} is asked something else`);
  return complaints;
}

/** Equal content, in any order of entries: the database reorders them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
