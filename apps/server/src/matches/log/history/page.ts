/** One page of a history: whole steps, from the newest back, until there are lines enough. */
import type { Viewer } from '@skald/engine';
import type { HistoryLine } from '@skald/protocol';
import { type HistoryRow, isUpTo, linesFor } from './history-row.ts';

/** A page holds no more than this, however long its lines are: a returning client pays for it. */
const MOST_CHARS = 20_000;

export interface LogPageRequest {
  readonly viewer: Viewer;
  /** What the viewer has seen. */
  readonly at: { readonly p: number; readonly q: number };
  /** Only steps with smaller numbers. */
  readonly before: number;
  readonly limit: number;
}

export interface LogPage {
  readonly lines: readonly HistoryLine[];
  /** The number of the oldest step in it; null where all rows were looked at. */
  readonly older: number | null;
}

/** `newestFirst`: all rows from which the page is made. */
export function pageOf(newestFirst: Iterable<HistoryRow>, { viewer, at, before, limit }: LogPageRequest): LogPage {
  const lines: HistoryLine[] = [];
  let oldest = before;
  let chars = 0;
  for (const row of newestFirst) {
    if (row.p >= before || !isUpTo(row, at)) continue;
    const more = linesFor(row, viewer);
    if (more.length === 0) continue;
    const isFull = lines.length >= limit || chars >= MOST_CHARS;
    if (isFull && row.p < oldest) return { lines: lines.reverse(), older: oldest };
    lines.push(...more.reverse());
    chars += JSON.stringify(more).length;
    oldest = row.p;
  }
  return { lines: lines.reverse(), older: null };
}
