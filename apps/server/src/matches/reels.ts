/** Finished matches played again: kept whole for a while, with a position every so many rows, so that any place is near. */
import type { MatchLogRow } from '../storage/match-log.ts';
import type { Store } from '../storage/store.ts';
import { begunState, type Damage, isDamage, playRow } from './log-walk.ts';
import type { MatchRecord } from './match-record.ts';
import { digestOf, type Move, type Position } from './position.ts';

const EVERY = 25;
const MOST_REELS = 20;

export class Reel {
  readonly record: MatchRecord;
  readonly rows: readonly MatchLogRow[];
  /** The rows that only one seat knew of when they came, by number. */
  readonly hidden: ReadonlyMap<number, number>;
  readonly #marks: readonly Position[];

  private constructor(record: MatchRecord, rows: readonly MatchLogRow[], hidden: ReadonlyMap<number, number>, marks: readonly Position[]) {
    this.record = record;
    this.rows = rows;
    this.hidden = hidden;
    this.#marks = marks;
  }

  /** Plays the whole log once. */
  static make(record: MatchRecord, rows: readonly MatchLogRow[]): Reel | Damage {
    const state = begunState(record);
    if (isDamage(state)) return state;
    let position: Position = { state, trail: [], seq: 0 };
    const marks = [position];
    const hidden = new Map<number, number>();
    for (const row of rows) {
      const move = playRow(record, position, row, rows);
      if (isDamage(move)) return move;
      if (move.hidden) hidden.set(row.seq, row.seat);
      position = move.after;
      if (row.seq % EVERY === 0) marks.push(position);
    }
    const last = rows.at(-1);
    if (last && digestOf(position) !== last.digest) return { damaged: last.seq, reason: 'the digest differs' };
    return new Reel(record, rows, hidden, marks);
  }

  get last(): Position {
    return this.after(this.rows.length);
  }

  /** The position after a row; 0 is the set-up. */
  after(seq: number): Position {
    const mark = this.#marks[Math.floor(seq / EVERY)] ?? this.#marks.at(-1);
    if (!mark) throw new Error('a reel has at least its set-up');
    return this.moves(mark, seq).at(-1)?.after ?? mark;
  }

  /** The moves from a position up to a row. */
  moves(from: Position, to: number): Move[] {
    const moves: Move[] = [];
    let position = from;
    for (const row of this.rows.slice(from.seq, to)) {
      const move = playRow(this.record, position, row, this.rows);
      if (isDamage(move)) throw new Error(move.reason);
      moves.push(move);
      position = move.after;
    }
    return moves;
  }
}

/** The reels looked at last. */
export class Reels {
  readonly #store: Store;
  readonly #reels = new Map<string, Promise<Reel | Damage>>();

  constructor(store: Store) {
    this.#store = store;
  }

  async get(record: MatchRecord): Promise<Reel | Damage> {
    const reel = this.#reels.get(record.id) ?? this.#store.readLog(record.id).then((rows) => Reel.make(record, rows));
    this.#reels.delete(record.id);
    this.#reels.set(record.id, reel);
    const [oldest] = this.#reels.keys();
    if (this.#reels.size > MOST_REELS && oldest !== undefined) this.#reels.delete(oldest);
    reel.catch(() => this.#reels.delete(record.id));
    return reel;
  }
}
