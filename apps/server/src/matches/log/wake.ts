/** Waking a match: from its latest snapshot and the rows after it, or from the log alone. */

import { type EditionProblem, isEditionProblem } from '@skald/editions';
import { digest, type GameTypes, type MatchPosition, positionAt, type State } from '@skald/engine';
import type { RulesFinder } from '../../editions/editions.ts';
import type { MatchLogRow, MatchMemory } from '../../storage/log/log-rows.ts';
import type { Store } from '../../storage/store.ts';
import type { Reading } from '../clocks/clocks.ts';
import { type MatchRecord, recordAfter, recordKnowing } from '../host/match-record.ts';
import { digestOf } from '../play/position.ts';
import { shownReading } from '../streams/steps.ts';
import type { EmittedMove } from './history/history-row.ts';
import { begunMatch, isLogCorruption, type LogCorruption, playLog, playRows, readingAtStart, readingOf } from './log-walk.ts';
import { parseSnapshot } from './snapshots.ts';
import { isRewind } from './stored-row.ts';

/** A match as it stood at a moment, and the rows after it. */
export interface Woken {
  /** With every edition that the rows name. */
  readonly record: MatchRecord;
  readonly position: MatchPosition;
  readonly reading: Reading;
  /** What the clocks show to everybody, which under a quiet barrier is older. */
  readonly shown: Reading;
  readonly snapshotSeq: number;
  /** How often the rules had gone back to an earlier number by then. */
  readonly undoGeneration: number;
  /** The moves on the way to that moment, from the set-up or from the snapshot on. */
  readonly past: readonly PastMove[];
  /** What the snapshot kept of the events before it; null without a snapshot. */
  readonly kept: string | null;
  /** All rows that were read; the whole log, where some of them go back by consent. */
  readonly rows: readonly MatchLogRow[];
  /** Rows after the moment, which delayed spectators have yet to see. */
  readonly later: readonly MatchLogRow[];
}

/** A move of the past, by the number of its row; the set-up is 0. */
interface PastMove extends EmittedMove {
  readonly seq: number;
}

interface Start {
  readonly past: readonly PastMove[];
  readonly kept: string | null;
  readonly undoGeneration: number;
  readonly position: MatchPosition;
  readonly reading: Reading;
}

/** The match as it stood at the moment `until`: now, or earlier where spectators see it with a delay. */
export async function wake(
  store: Store,
  finder: RulesFinder,
  loaded: MatchRecord,
  { snapshot, rows }: MatchMemory,
  until: number,
): Promise<Woken | LogCorruption | EditionProblem> {
  const record = await recordKnowing(finder, loaded, rows);
  if (isEditionProblem(record)) return record;
  if (!snapshot) return wakeFromLog(record, until, rows);
  const state = parseSnapshot(snapshot.state);
  const woken = state && wakeFrom(record, until, state, snapshot, rows);
  if (woken && !isLogCorruption(woken)) return woken;
  // A snapshot is only a cache: delete one that does not fit its log.
  if (woken) await store.prisma.snapshot.deleteMany({ where: { matchId: record.id } });
  const whole = await store.readLog(record.id);
  const known = await recordKnowing(finder, record, whole);
  return isEditionProblem(known) ? known : wakeFromLog(known, until, whole);
}

/** The first of the rows is the one that the snapshot was taken after. Undefined where those after it go back behind it. */
function wakeFrom(
  record: MatchRecord,
  until: number,
  state: State<GameTypes>,
  { undoGeneration, history: kept }: NonNullable<MatchMemory['snapshot']>,
  [own, ...rows]: readonly MatchLogRow[],
): Woken | LogCorruption | undefined {
  if (own?.digest !== digest(state)) return { damaged: own?.seq ?? 0, reason: 'the snapshot is not of this log' };
  if (rows.some(isRewind)) return undefined;
  const { seq } = own;
  const position = positionAt(state, seq);
  return walk(record, { position, reading: readingOf(own, position), undoGeneration, past: [], kept }, rows, until, seq);
}

function wakeFromLog(record: MatchRecord, until: number, rows: readonly MatchLogRow[]): Woken | LogCorruption {
  const begun = begunMatch(record);
  if (isLogCorruption(begun)) return begun;
  const position = positionAt(begun.state);
  if (digestOf(position) !== record.start.digest) return { damaged: 0, reason: 'the set-up has another digest' };
  const setUp: PastMove = { seq: 0, kind: 'answer', seat: 0, hidden: false, events: begun.events };
  const start: Start = { position, reading: readingAtStart(record, position), undoGeneration: 0, past: [setUp], kept: null };
  return walk(record, start, rows, until, 0);
}

/** Plays the rows up to the moment. Only the last digest is looked at, unless it differs: then the first wrong row is searched. */
function walk(record: MatchRecord, start: Start, rows: readonly MatchLogRow[], until: number, snapshotSeq: number): Woken | LogCorruption {
  const past = rows.filter((row) => row.at <= until);
  let { reading, undoGeneration } = start;
  let shown = shownReading(reading, start.position.state);
  const moves = [...start.past];
  const position = playLog(record, start.position, past, rows, ({ kind, seat, hidden, events, renames, after }, row) => {
    moves.push({ seq: row.seq, kind, seat, hidden, events });
    reading = readingOf(row, after);
    if (renames) undoGeneration++;
    if (!hidden && kind !== 'edition') shown = shownReading(reading, after.state);
    return undefined;
  });
  if (isLogCorruption(position)) return firstWrong(record, start, past) ?? position;
  return {
    record: recordAfter(record, position.seq),
    position,
    reading,
    shown,
    snapshotSeq,
    undoGeneration,
    past: moves,
    kept: start.kept,
    rows,
    later: rows.slice(past.length),
  };
}

/** The first row whose digest is not the one that the rules give. */
function firstWrong(record: MatchRecord, start: Start, rows: readonly MatchLogRow[]): LogCorruption | undefined {
  const end = playRows(record, start.position, rows, rows, ({ after }, row) => {
    const found = digestOf(after);
    return found === row.digest ? undefined : { damaged: row.seq, reason: `the log says ${row.digest}, the rules give ${found}` };
  });
  return isLogCorruption(end) ? end : undefined;
}
