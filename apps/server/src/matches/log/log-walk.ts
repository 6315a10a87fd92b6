/** From rows of the database to moves: what a server does when it wakes a match, or finds that another server moved it on. */
import {
  type Begun,
  begin,
  type GameTypes,
  isRefusal,
  type LogRow,
  type MatchPosition,
  type Move,
  playEntry,
  recordedChance,
  type State,
  stateAfter,
} from '@skald/engine';
import type { MatchLogRow } from '../../storage/log/log-rows.ts';
import { firstReading, type Reading } from '../clocks/clocks.ts';
import type { MatchRecord } from '../host/match-record.ts';
import { digestOf, waitedFor } from '../play/position.ts';
import { rulesAt } from './rules-in-force.ts';
import { logRowOf } from './stored-row.ts';

/** What playing a log needs to know of its match. */
type LogOwner = Pick<MatchRecord, 'rules' | 'start'>;

/** A row that the rules do not give, by its number: a defect with an address. */
export interface LogCorruption {
  readonly damaged: number;
  readonly reason: string;
}

export function isLogCorruption(outcome: object): outcome is LogCorruption {
  return 'damaged' in outcome;
}

/** The state after the set-up, by its recorded facts. */
export function begunState(record: LogOwner): State<GameTypes> | LogCorruption {
  const begun = begunMatch(record);
  return isLogCorruption(begun) ? begun : begun.state;
}

/** The set-up, by its recorded facts, with its events. */
export function begunMatch({ rules, start }: LogOwner): Begun<GameTypes> | LogCorruption {
  try {
    const begun = begin(rulesAt(rules, 0), { seats: start.seats, options: start.options }, recordedChance(start.facts));
    return isRefusal(begun) ? { damaged: 0, reason: begun.reason } : begun;
  } catch (error) {
    return { damaged: 0, reason: String(error) };
  }
}

/**
 * The state after row `to` of the log, played by one edition from the set-up on: the one that the match has last, for a match moves only to an
 * edition that gives all earlier states again.
 */
export function stateBack(record: LogOwner, rows: readonly LogRow[], to: number): State<GameTypes> {
  const begun = begunState(record);
  if (isLogCorruption(begun)) throw new Error(begun.reason);
  return stateAfter(rulesAt(record.rules, rows.length + 1), begun, rows, to);
}

/** Plays a row of the log. `whole` gives all rows up to it, and is only asked when the match went back by consent. */
export function playRow(record: LogOwner, before: MatchPosition, row: MatchLogRow, whole: readonly MatchLogRow[]): Move | LogCorruption {
  const damaged = (reason: string): LogCorruption => ({ damaged: row.seq, reason });
  if (row.seq !== before.seq + 1) return damaged(`row ${before.seq + 1} is missing`);
  const stateAt = (to: number): State<GameTypes> => stateBack(record, whole.map(logRowOf), to);
  try {
    const move = playEntry(rulesAt(record.rules, row.seq), before, logRowOf(row), recordedChance(row.facts), stateAt);
    return isRefusal(move) ? damaged(`the rules refuse it: ${move.reason}`) : move;
  } catch (error) {
    return damaged(String(error));
  }
}

/** Looks at a move of the log; what it returns is wrong with the row. */
type Visit = (move: Move, row: MatchLogRow) => LogCorruption | undefined;

/** Plays rows one after the other, up to the first that is damaged. Returns the last position. */
export function playRows(
  record: LogOwner,
  from: MatchPosition,
  rows: readonly MatchLogRow[],
  whole: readonly MatchLogRow[],
  visit: Visit,
): MatchPosition | LogCorruption {
  let position = from;
  for (const row of rows) {
    const move = playRow(record, position, row, whole);
    if (isLogCorruption(move)) return move;
    const wrong = visit(move, row);
    if (wrong) return wrong;
    position = move.after;
  }
  return position;
}

/** Plays rows whose last digest must be right: it vouches for those before. */
export function playLog(
  record: LogOwner,
  from: MatchPosition,
  rows: readonly MatchLogRow[],
  whole: readonly MatchLogRow[],
  visit: Visit,
): MatchPosition | LogCorruption {
  const end = playRows(record, from, rows, whole, visit);
  const last = rows.at(-1);
  if (isLogCorruption(end) || !last) return end;
  return differsFrom(last, end) ?? end;
}

/** Plays the next row, whose digest must be right. */
export function playCheckedRow(
  record: LogOwner,
  before: MatchPosition,
  row: MatchLogRow,
  whole: readonly MatchLogRow[],
): Move | LogCorruption {
  const move = playRow(record, before, row, whole);
  if (isLogCorruption(move)) return move;
  return differsFrom(row, move.after) ?? move;
}

function differsFrom({ seq, digest }: MatchLogRow, position: MatchPosition): LogCorruption | undefined {
  return digestOf(position) === digest ? undefined : { damaged: seq, reason: 'the digest differs' };
}

/** What the clocks showed after a row. */
export function readingOf(row: MatchLogRow, after: MatchPosition): Reading {
  return { at: row.at, banks: row.banksMs, running: waitedFor(after.state) };
}

export function readingAtStart(record: MatchRecord, position: MatchPosition): Reading {
  return firstReading(record.clock, record.start.seats, record.startedAt, waitedFor(position.state));
}
