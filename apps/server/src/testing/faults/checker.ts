/** Compares what people were told with what the log says: nothing acknowledged is lost, nothing is done twice, everybody sees the same. */
import type { MatchStore } from '@skald/client';
import { view } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { isDamage, isRewind } from '../../matches/log-walk.ts';
import { loadRecord } from '../../matches/match-record.ts';
import { Reel } from '../../matches/reels.ts';
import type { Store } from '../../storage/store.ts';
import type { Person } from '../people.ts';

/** A match with who plays it and what they see of it. */
export interface Table {
  readonly match: string;
  readonly people: readonly Person[];
  readonly stores: readonly MatchStore[];
}

/** What is wrong; nothing where all is well. */
export async function complaintsAbout(store: Store, { match, people, stores }: Table): Promise<string[]> {
  const record = await loadRecord(store, findGame, match);
  if (typeof record === 'string') return [`${match}: ${record}`];
  const rows = await store.readLog(match);
  const reel = Reel.make(record, rows);
  if (isDamage(reel)) return [`${match}: row ${reel.damaged} is damaged: ${reel.reason}`];
  const complaints: string[] = [];
  const commands = new Set(rows.map(({ commandId }) => commandId));
  if (commands.size !== rows.length) complaints.push(`${match}: a command is in the log twice`);
  if (rows.some(isRewind) || rows.some(({ by }) => by !== 'person')) complaints.push(`${match}: somebody else has played`);
  for (const [seat, person] of people.entries()) {
    const given = person.given.filter((one) => one.match === match);
    const lost = given.filter(({ commandId }) => !commands.has(`${seat}:${commandId}`));
    if (lost.length > 0) complaints.push(`${match}: ${lost.length} acknowledged answers of seat ${seat} are lost`);
    const own = rows.filter((row) => row.seat === seat).length;
    const pending = stores[seat]?.state.get().pending.length ?? 0;
    if (own > given.length + pending) complaints.push(`${match}: seat ${seat} has ${own} rows, but gave ${given.length} answers`);
    if (person.refused.length > 0) complaints.push(`${match}: seat ${seat} was refused: ${person.refused.join(', ')}`);
    const fresh = view(record.game, reel.last.state, seat);
    const shown = stores[seat]?.state.get().play;
    if (!isSame(shown?.table, fresh.table) || !isSame(shown?.hand, fresh.hand))
      complaints.push(`${match}: seat ${seat} sees something else`);
    const asked = (shown?.decisions ?? []).map(({ space }) => space);
    if (
      !isSame(
        asked,
        fresh.decisions.map(({ space }) => space),
      )
    )
      complaints.push(`${match}: seat ${seat} is asked something else`);
  }
  return complaints;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
