/** What an awake match told lately: packed, in few long texts rather than in many small objects, and only so much of it. */
import type { Packer } from '@skald/protocol';
import { z } from 'zod';
import { type EmittedMove, type HistoryRow, historyRowsOf, readRows, writeRow } from './history-row.ts';
import { type LogPage, type LogPageRequest, pageOf } from './page.ts';

/** The room for one match: a whole match of most games, the last third of the longest. */
const MOST_CHARS = 8000;
/** So many rows are written together. */
const CHUNK = 32;

/** Up to which row nothing is kept, and the number of its public step. */
export interface Floor {
  readonly seq: number;
  readonly p: number;
}

/** What goes into a snapshot: with it, a match that wakes knows what it told. */
const kept = z.object({ lexicon: z.string(), p: z.int(), floor: z.object({ seq: z.int(), p: z.int() }).nullable(), rows: z.string() });

export class RecentHistory {
  readonly #packer: Packer;
  #chunks: string[] = [];
  #open: string[] = [];
  #chars = 0;
  #floor: Floor | null;

  /** `floor`: null where the first row that is added is the set-up. */
  constructor(packer: Packer, floor: Floor | null) {
    this.#packer = packer;
    this.#floor = floor;
  }

  /** Null where it reaches back to the beginning. */
  get floor(): Floor | null {
    return this.#floor;
  }

  add(move: EmittedMove, seq: number, p: number, q: (seat: number) => number): void {
    for (const row of historyRowsOf(move, seq, p, q, this.#packer)) this.#keep(writeRow(row));
  }

  /** A page of what is kept; undefined where all of it is older. */
  page(request: LogPageRequest): LogPage | undefined {
    const floor = this.#floor;
    const page = pageOf(this.#newestFirst(), request);
    if (!floor || page.older !== null) return page;
    return page.lines.length > 0 ? { ...page, older: floor.p + 1 } : undefined;
  }

  /** As text for a snapshot that was taken after a row, whose public step had the number `p`. */
  keep(lexicon: string, seq: number, p: number): string {
    const isWhole = this.#newest().seq <= seq;
    const rows = isWhole ? [...this.#chunks, ...this.#open] : this.#upTo(seq).map(writeRow);
    return JSON.stringify({ lexicon, p, floor: this.#floor, rows: rows.join(',') } satisfies z.input<typeof kept>);
  }

  /** What a snapshot kept, its steps numbered anew: the one after which it was taken is `p`. Undefined where it is no longer readable. */
  static from(text: string, lexicon: string, packer: Packer, p: number): RecentHistory | undefined {
    const read = kept.safeParse(parsed(text)).data;
    if (read?.lexicon !== lexicon) return undefined;
    const shift = p - read.p;
    const floor = read.floor && { ...read.floor, p: read.floor.p + shift };
    const history = new RecentHistory(packer, floor);
    for (const row of readRows(read.rows)) history.#keep(writeRow({ ...row, p: row.p + shift, only: row.only && { ...row.only, q: 0 } }));
    return history;
  }

  #keep(row: string): void {
    this.#open.push(row);
    this.#chars += row.length;
    if (this.#open.length >= CHUNK) {
      this.#chunks.push(this.#open.join(','));
      this.#open = [];
    }
    while (this.#chars > MOST_CHARS) {
      const [oldest, ...others] = this.#chunks;
      if (oldest === undefined) return;
      const last = readRows(oldest).at(-1);
      if (last) this.#floor = { seq: last.seq, p: last.p };
      this.#chunks = others;
      this.#chars -= oldest.length;
    }
  }

  #upTo(seq: number): readonly HistoryRow[] {
    return readRows([...this.#chunks, ...this.#open].join(',')).filter((row) => row.seq <= seq);
  }

  #newest(): { readonly seq: number } {
    const text = this.#open.at(-1) ?? this.#chunks.at(-1);
    return (text === undefined ? undefined : readRows(text).at(-1)) ?? { seq: 0 };
  }

  /** Without the steps of which only a part is left. */
  *#newestFirst(): Generator<HistoryRow> {
    const lowest = this.#floor ? this.#floor.p : Number.NEGATIVE_INFINITY;
    for (const text of [this.#open.join(','), ...this.#chunks.toReversed()]) {
      for (const row of readRows(text).toReversed()) if (row.p > lowest) yield row;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
