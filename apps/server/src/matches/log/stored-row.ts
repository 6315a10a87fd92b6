/** From a row of the kernel's log to a row of the database, and back. */
import type { LogRow } from '@skald/engine';
import { z } from 'zod';
import type { MatchLogRow } from '../../storage/log/log-rows.ts';

/** What the database keeps of a row beside the kernel's log. */
export type StoredBeside = Pick<MatchLogRow, 'matchId' | 'commandId' | 'by' | 'waiting' | 'banksMs' | 'at'>;

/** What no row of a player has: the rules refuse it. */
const NO_SEAT = -1;

/** What a row says of going back by consent; an ordinary undo has no answer. */
const rewindAnswer = z.object({ to: z.int().nonnegative(), consent: z.array(z.int().nonnegative()) });

/** A row as the database keeps it. `reopens` is the decision whose sealed answer an undo took back. */
export function storedRow(row: LogRow, reopens: string | null, beside: StoredBeside): MatchLogRow {
  const { matchId, commandId, by, waiting, banksMs, at } = beside;
  const { seq, digest } = row;
  const isAnswer = 'decision' in row;
  return {
    matchId,
    seq,
    commandId,
    seat: 'edition' in row ? null : row.seat,
    by,
    decision: isAnswer ? row.decision : reopens,
    answer: isAnswer ? row.answer : 'to' in row ? { to: row.to, consent: row.consent } : null,
    undo: 'undo' in row,
    facts: isAnswer ? row.facts : [],
    digest,
    waiting,
    banksMs,
    at,
    edition: 'edition' in row ? row.edition : null,
  };
}

/** A row as the kernel's log knows it. */
export function logRowOf(row: MatchLogRow): LogRow {
  const { seq, digest } = row;
  if (row.edition !== null) return { seq, edition: row.edition, digest };
  const seat = row.seat ?? NO_SEAT;
  if (!row.undo) return { seq, seat, decision: row.decision ?? '', answer: row.answer, facts: row.facts, digest };
  const rewind = rewindAnswer.safeParse(row.answer);
  return rewind.success ? { seq, seat, undo: true, ...rewind.data, digest } : { seq, seat, undo: true, digest };
}

/** The seats that have agreed to going back, according to the answer of a row. */
export function consentIn(answer: unknown): readonly number[] {
  return rewindAnswer.safeParse(answer).data?.consent ?? [];
}

export function isRewind(row: MatchLogRow): boolean {
  return row.undo && row.answer !== null;
}
