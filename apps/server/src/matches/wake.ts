/** Waking a match: from its latest snapshot and the rows after it, or from the log alone. */
import { digest, type GameTypes, type State } from '@skald/engine';
import type { MatchLogRow } from '../storage/match-log.ts';
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

/** Rows after which the rules number anew: an undo that takes back a sealed answer names its decision, for that one is asked again. */
const RENAMING = { undo: true, decision: null } as const;

interface Start {
  readonly renamings: number;
  readonly position: Position;
  readonly reading: Reading;
}

/** The match as it stood at the moment `until`: now, or earlier where spectators see it with a delay. */
export async function wake(store: Store, record: MatchRecord, until: number): Promise<Woken | Damage> {
  const snapshot = await store.prisma.snapshot.findFirst({
    where: { matchId: record.id, at: { lte: new Date(until) } },
    orderBy: { seq: 'desc' },
  });
  const state = snapshot ? parseSnapshot(snapshot.state) : undefined;
  if (snapshot && state) {
    const woken = await wakeFrom(store, record, until, snapshot.seq, state);
    if (woken && !isDamage(woken)) return woken;
    // A snapshot is only a cache: one that does not fit its log is thrown away.
    if (woken) await store.prisma.snapshot.deleteMany({ where: { matchId: record.id } });
  }
  return wakeFromLog(record, until, await store.readLog(record.id));
}

/** Undefined where the rows after the snapshot go back behind it. */
async function wakeFrom(
  store: Store,
  record: MatchRecord,
  until: number,
  seq: number,
  state: State<GameTypes>,
): Promise<Woken | Damage | undefined> {
  const [own, ...rows] = await store.readLog(record.id, seq - 1);
  if (own?.seq !== seq || own.digest !== digest(state)) return { damaged: seq, reason: 'the snapshot is not of this log' };
  if (rows.some(isRewind)) return undefined;
  const position = { state, trail: [], seq };
  const renamings = await store.prisma.matchLogRow.count({ where: { ...RENAMING, matchId: record.id, seq: { lte: seq } } });
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
