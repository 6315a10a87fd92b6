/** The events of one row of the log as the history keeps them: short, and with everything that decides who may read them. */
import type { AddressedEvent, GameTypes, Move, Seat, Viewer } from '@skald/engine';
import type { HistoryLine, Json, Packer } from '@skald/protocol';

/** For everybody; otherwise the number of the seat. */
const TO_ALL = -1;

export interface HistoryRow {
  readonly seq: number;
  /** The number of the public step, counted from the waking of the match; of the last one before, where nothing public happened. */
  readonly p: number;
  /** The events, packed, each with its addressee. */
  readonly events: readonly (readonly [to: number, event: Json])[];
  readonly undoneBy: Seat | null;
  /** The only seat that noticed anything, and the number of its private step. */
  readonly only: { readonly seat: Seat; readonly q: number } | null;
}

/** The parts of a move that the history keeps. */
export type EmittedMove = Pick<Move, 'kind' | 'seat' | 'hidden' | 'events'>;

/** The history rows of a move; none where it leaves no line. `q` gives the number of a seat's private step. */
export function historyRowsOf(move: EmittedMove, seq: number, p: number, q: (seat: Seat) => number, packer: Packer): readonly HistoryRow[] {
  const pack = ({ event, to }: AddressedEvent<GameTypes>): readonly [number, Json] => [to ?? TO_ALL, packer.value(event)];
  if (move.hidden) {
    const seats = [...new Set(move.events.flatMap(({ to }) => (to === undefined ? [] : [to])))];
    return seats.map((seat) => {
      const events = move.events.filter(({ to }) => to === seat).map(pack);
      return { seq, p, events, undoneBy: null, only: { seat, q: q(seat) } };
    });
  }
  const undoneBy = move.kind === 'undo' || move.kind === 'rewind' ? move.seat : null;
  return move.events.length === 0 && undoneBy === null ? [] : [{ seq, p, events: move.events.map(pack), undoneBy, only: null }];
}

/** The lines of a row that a viewer may read. */
export function linesFor({ events, undoneBy, only }: HistoryRow, viewer: Viewer): HistoryLine[] {
  if (only && only.seat !== viewer) return [];
  const lines = events.flatMap(([to, event]): HistoryLine[] => (to === TO_ALL || to === viewer ? [[event]] : []));
  return undoneBy === null ? lines : [{ undoneBy }, ...lines];
}

/** Has a viewer with this cursor seen the row? */
export function isUpTo({ p, only }: HistoryRow, at: { readonly p: number; readonly q: number }): boolean {
  return p < at.p || (p === at.p && (only === null || only.q <= at.q));
}

/** A row as a list: its numbers and its events. The usual values at the end are left out. */
export function writeRow({ seq, p, events, undoneBy, only }: HistoryRow): string {
  const end = only ? [undoneBy ?? TO_ALL, only.seat, only.q] : undoneBy === null ? [] : [undoneBy];
  return JSON.stringify([p, seq, events, ...end]);
}

type StoredRow = readonly [p: number, seq: number, events: HistoryRow['events'], undoneBy?: number, seat?: number, q?: number];

/** Rows as they were written, one after the other, separated by commas. */
export function readRows(text: string): readonly HistoryRow[] {
  const rows: readonly StoredRow[] = JSON.parse(`[${text}]`);
  return rows.map(([p, seq, events, undoneBy = TO_ALL, seat, q]) => ({
    p,
    seq,
    events,
    undoneBy: undoneBy === TO_ALL ? null : undoneBy,
    only: seat === undefined || q === undefined ? null : { seat, q },
  }));
}
