/** Waking a match: from its latest snapshot and the rows after it, or from the log alone. */
import { digest, type GameTypes, type State } from '@skald/engine';
import type { MatchLogRow, MatchMemory } from '../storage/match-log.ts';
import type { Store } from '../storage/store.ts';
import type { Reading } from './clocks.ts';
import { begunState, type Damage, isDamage, isRewind, playRow, readingAtStart, readingOf } from './log-walk.ts';
import type { MatchRecord } from './match-record.ts';
import { digestOf, type Position } from './position.ts';
import { parseSnapshot } from './snapshots.ts';
import { shownReading } from './steps.ts';

/** A match as it stood at a moment, and what happened after it. */
export interface Woken {
  readonly position: Position;
  readonly reading: Reading;
  /** What the clocks show to everybody, which under a quiet barrier is older. */
  readonly shown: Reading;
  readonly snapshotSeq: number;
  /** How often the rules had gone back to an earlier number by then. */
  readonly renamings: number;
  /** All rows that were read; the whole log, where some of them go back by consent. */
  readonly rows: readonly MatchLogRow[];
  /** Rows after the moment, which delayed spectators have yet to see. */
  readonly later: readonly MatchLogRow[];
}

interface Start {
  readonly renamings: number;
  readonly position: Position;
  readonly reading: Reading;
}

/** The match as it stood at the moment `until`: now, or earlier where spectators see it with a delay. */
export async function wake(store: Store, record: MatchRecord, { snapshot, rows }: MatchMemory, until: number): Promise<Woken | Damage> {
  if (!snapshot) return wakeFromLog(record, until, rows);
  const state = parseSnapshot(snapshot.state);
  const woken = state && wakeFrom(record, until, state, snapshot.renamings, rows);
  if (woken && !isDamage(woken)) return woken;
  // A snapshot is only a cache: one that does not fit its log is thrown away.
  if (woken) await store.prisma.snapshot.deleteMany({ where: { matchId: record.id } });
  return wakeFromLog(record, until, await store.readLog(record.id));
}

/** The first of the rows is the one that the snapshot was taken after. Undefined where those after it go back behind it. */
function wakeFrom(
  record: MatchRecord,
  until: number,
  state: State<GameTypes>,
  renamings: number,
  [own, ...rows]: readonly MatchLogRow[],
): Woken | Damage | undefined {
  if (own?.digest !== digest(state)) return { damaged: own?.seq ?? 0, reason: 'the snapshot is not of this log' };
  if (rows.some(isRewind)) return undefined;
  const { seq } = own;
  const position = { state, trail: [], seq };
  return walk(record, { position, reading: readingOf(own, position), renamings }, rows, until, seq);
}

function wakeFromLog(record: MatchRecord, until: number, rows: readonly MatchLogRow[]): Woken | Damage {
  const state = begunState(record);
  if (isDamage(state)) return state;
  const position = { state, trail: [], seq: 0 };
  if (digestOf(position) !== record.start.digest) return { damaged: 0, reason: 'the set-up has another digest' };
  return walk(record, { position, reading: readingAtStart(record, position), renamings: 0 }, rows, until, 0);
}

/** Plays the rows up to the moment. Only the last digest is looked at, unless it differs: then the first wrong row is searched. */
function walk(record: MatchRecord, start: Start, rows: readonly MatchLogRow[], until: number, snapshotSeq: number): Woken | Damage {
  const past = rows.filter((row) => row.at <= until);
  let { position, reading, renamings } = start;
  let shown = shownReading(reading, position.state);
  for (const row of past) {
    const move = playRow(record, position, row, rows);
    if (isDamage(move)) return firstWrong(record, start, past) ?? move;
    position = move.after;
    reading = readingOf(row, position);
    if (move.renames) renamings++;
    if (!move.hidden) shown = shownReading(reading, position.state);
  }
  const last = past.at(-1);
  if (last && last.digest !== digestOf(position)) {
    return firstWrong(record, start, past) ?? { damaged: last.seq, reason: 'the digest differs' };
  }
  return { position, reading, shown, snapshotSeq, renamings, rows, later: rows.slice(past.length) };
}

function firstWrong(record: MatchRecord, start: Start, rows: readonly MatchLogRow[]): Damage | undefined {
  let { position } = start;
  for (const row of rows) {
    const move = playRow(record, position, row, rows);
    if (isDamage(move)) return move;
    position = move.after;
    const found = digestOf(position);
    if (found !== row.digest) return { damaged: row.seq, reason: `the log says ${row.digest}, the rules give ${found}` };
  }
  return undefined;
}
