/** Compares what people were told with what the log says: nothing acknowledged is lost, nothing is done twice, everybody sees the same. */
import type { MatchStore } from '@skald/client';
import { type Viewer, view } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { isDamage, isRewind } from '../../matches/log-walk.ts';
import { loadRecord, type MatchRecord } from '../../matches/match-record.ts';
import { Reel } from '../../matches/reels.ts';
import type { MatchLogRow } from '../../storage/match-log.ts';
import type { Store } from '../../storage/store.ts';
import type { Person } from '../people.ts';
import type { Table } from './tables.ts';

/** What is wrong; nothing where all is well. */
export async function complaintsAbout(store: Store, { match, people, stores, onlooker }: Table): Promise<string[]> {
  const record = await loadRecord(store, findGame, match);
  if (typeof record === 'string') return [`${match}: ${record}`];
  const rows = await store.readLog(match);
  const reel = Reel.make(record, rows);
  if (isDamage(reel)) return [`${match}: row ${reel.damaged} is damaged: ${reel.reason}`];
  const complaints: string[] = [];
  if (new Set(rows.map(({ commandId }) => commandId)).size !== rows.length) complaints.push('a command is in the log twice');
  if (rows.some(isRewind) || rows.some(({ by }) => by !== 'person')) complaints.push('somebody else has played');
  for (const [seat, shown] of stores.entries()) {
    const person = people[seat];
    if (person) complaints.push(...aboutAnswers(rows, match, seat, person, shown.state.get().pending.length));
    complaints.push(...aboutView(record, reel, seat, shown));
  }
  complaints.push(...aboutView(record, reel, 'spectator', onlooker));
  return complaints.map((complaint) => `${match} (${record.game.slug}): ${complaint}`);
}

/** Every acknowledged answer is in the log as it was given, and nothing is there that was not given. */
function aboutAnswers(rows: readonly MatchLogRow[], match: string, seat: number, person: Person, pending: number): string[] {
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

function aboutView(record: MatchRecord, reel: Reel, viewer: Viewer, store: MatchStore): string[] {
  const fresh = view(record.game, reel.last.state, viewer);
  const shown = store.state.get().play;
  const complaints: string[] = [];
  if (!isSame(shown?.table, fresh.table) || !isSame(shown?.hand, fresh.hand)) complaints.push(`${viewer} sees something else`);
  const asked = (shown?.decisions ?? []).map(({ space }) => space);
  const toAsk = fresh.decisions.map(({ space }) => space);
  if (!isSame(asked, toAsk)) complaints.push(`${viewer} is asked something else`);
  return complaints;
}

/** The same content, in whatever order objects have their entries: the database orders them anew. */
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
