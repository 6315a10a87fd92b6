/** From rows of the log to moves: what a server does when it wakes a match, or finds that another server moved it on. */
import {
  type AnyGame,
  begin,
  type GameTypes,
  isRefusal,
  type LogRow,
  lineage,
  recordedChance,
  type State,
  stateAfter,
} from '@skald/engine';
import { z } from 'zod';
import type { MatchLogRow } from '../storage/match-log.ts';
import { firstReading, type Reading } from './clocks.ts';
import type { MatchRecord } from './match-record.ts';
import { answered, type Move, type Position, rewound, undone, waitedFor } from './position.ts';

/** A row that the rules do not give, by its number: a defect with an address. */
export interface Damage {
  readonly damaged: number;
  readonly reason: string;
}

export function isDamage(outcome: object): outcome is Damage {
  return 'damaged' in outcome;
}

/** What a row says of going back by consent; an ordinary undo has no answer. */
const rewindAnswer = z.object({ to: z.int().nonnegative(), consent: z.array(z.int().nonnegative()) });

/** A row as the kernel's log knows it. */
export function logRowOf(row: MatchLogRow): LogRow {
  const { seq, seat, digest } = row;
  if (!row.undo) return { seq, seat, decision: row.decision ?? '', answer: row.answer, facts: row.facts, digest };
  const rewind = rewindAnswer.safeParse(row.answer);
  return rewind.success ? { seq, seat, undo: true, ...rewind.data, digest } : { seq, seat, undo: true, digest };
}

export function isRewind(row: MatchLogRow): boolean {
  return row.undo && row.answer !== null;
}

/** The state after the set-up, by its recorded facts. */
export function begunState({ game, start }: Pick<MatchRecord, 'game' | 'start'>): State<GameTypes> | Damage {
  try {
    const begun = begin(game, { seats: start.seats, options: start.options }, recordedChance(start.facts));
    return isRefusal(begun) ? { damaged: 0, reason: begun.reason } : begun.state;
  } catch (error) {
    return { damaged: 0, reason: String(error) };
  }
}

/** Plays a row of the log. `whole` gives all rows up to it, and is only asked when the match went back by consent. */
export function playRow(record: MatchRecord, before: Position, row: MatchLogRow, whole: readonly MatchLogRow[]): Move | Damage {
  const damaged = (reason: string): Damage => ({ damaged: row.seq, reason });
  if (row.seq !== before.seq + 1) return damaged(`row ${before.seq + 1} is missing`);
  try {
    const move = moveOf(record, before, row, whole);
    return 'refused' in move ? damaged(`the rules refuse it: ${move.reason}`) : move;
  } catch (error) {
    return damaged(String(error));
  }
}

function moveOf(record: MatchRecord, before: Position, row: MatchLogRow, whole: readonly MatchLogRow[]) {
  const { game } = record;
  const log = logRowOf(row);
  if ('to' in log) return rewound(before, row.seat, stateBack(game, record, whole.map(logRowOf), log.to));
  if ('undo' in log) return undone(before, row.seat);
  return answered(game, before, row.seat, log.decision, log.answer, recordedChance(log.facts));
}

/** The state after row `to` of the log. */
export function stateBack(game: AnyGame, record: MatchRecord, rows: readonly LogRow[], to: number): State<GameTypes> {
  const begun = begunState(record);
  if (isDamage(begun)) throw new Error(begun.reason);
  return stateAfter(game, begun, lineage(rows, to));
}

/** What the clocks showed after a row. */
export function readingOf(row: MatchLogRow, after: Position): Reading {
  return { at: row.at, banks: row.banksMs, running: waitedFor(after.state) };
}

export function readingAtStart(record: MatchRecord, position: Position): Reading {
  return firstReading(record.clock, record.start.seats, record.startedAt, waitedFor(position.state));
}
