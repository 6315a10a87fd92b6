/** Finished matches played again: kept whole for a while, with a position every so many rows, so that any place is near. */

import { type MatchPosition, type Move, positionAt } from '@skald/engine';
import { RecentMap } from '../../recent-map.ts';
import type { MatchLogRow } from '../../storage/log/log-rows.ts';
import type { Store } from '../../storage/store.ts';
import type { MatchRecord } from '../host/match-record.ts';
import { begunState, isLogCorruption, type LogCorruption, playLog, playRows } from './log-walk.ts';

const EVERY = 25;
const MOST_REPLAYED = 20;

export class ReplayedMatch {
  readonly record: MatchRecord;
  readonly rows: readonly MatchLogRow[];
  /** The rows that only one seat knew of when they came, by number. */
  readonly hidden: ReadonlyMap<number, number>;
  readonly #marks: readonly MatchPosition[];

  private constructor(
    record: MatchRecord,
    rows: readonly MatchLogRow[],
    hidden: ReadonlyMap<number, number>,
    marks: readonly MatchPosition[],
  ) {
    this.record = record;
    this.rows = rows;
    this.hidden = hidden;
    this.#marks = marks;
  }

  /** Plays the whole log once. */
  static make(record: MatchRecord, rows: readonly MatchLogRow[]): ReplayedMatch | LogCorruption {
    const state = begunState(record);
    if (isLogCorruption(state)) return state;
    const setUp = positionAt(state);
    const marks = [setUp];
    const hidden = new Map<number, number>();
    const last = playLog(record, setUp, rows, rows, (move, row) => {
      if (move.hidden && row.seat !== null) hidden.set(row.seq, row.seat);
      if (row.seq % EVERY === 0) marks.push(move.after);
      return undefined;
    });
    if (isLogCorruption(last)) return last;
    return new ReplayedMatch(record, rows, hidden, marks);
  }

  get last(): MatchPosition {
    return this.after(this.rows.length);
  }

  /** The position after a row; 0 is the set-up. */
  after(seq: number): MatchPosition {
    const mark = this.#marks[Math.floor(seq / EVERY)] ?? this.#marks.at(-1);
    if (!mark) throw new Error('a replayed match has at least its set-up');
    return this.moves(mark, seq).at(-1)?.after ?? mark;
  }

  /** The moves from a position up to a row. */
  moves(from: MatchPosition, to: number): Move[] {
    const moves: Move[] = [];
    const end = playRows(this.record, from, this.rows.slice(from.seq, to), this.rows, (move) => {
      moves.push(move);
      return undefined;
    });
    if (isLogCorruption(end)) throw new Error(end.reason);
    return moves;
  }
}

/** The replayed matches that were looked at last. */
export class ReplayedMatches {
  readonly #store: Store;
  readonly #replayedMatches = new RecentMap<Promise<ReplayedMatch | LogCorruption>>(MOST_REPLAYED);

  constructor(store: Store) {
    this.#store = store;
  }

  async get(record: MatchRecord): Promise<ReplayedMatch | LogCorruption> {
    const replayed =
      this.#replayedMatches.get(record.id) ?? this.#store.readLog(record.id).then((rows) => ReplayedMatch.make(record, rows));
    this.#replayedMatches.set(record.id, replayed);
    replayed.catch(() => this.#replayedMatches.delete(record.id));
    return replayed;
  }
}
