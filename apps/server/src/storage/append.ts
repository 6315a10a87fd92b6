/** Group commit: log rows of many matches that arrive together go into one transaction, and each caller is told after it. */
import { type Clock, sleep } from '../clock.ts';
import { turnOver } from '../turn.ts';
import type { MatchLogRow, Written } from './match-log.ts';
import { isOutage } from './outage.ts';

/** What became of an append. */
export type Appended =
  | Written
  /** The queue is full; nothing was written. */
  | { readonly outcome: 'busy'; readonly retryAfterMs: number }
  /** The database is away. Whether the row was written is not known: read the log again before going on. */
  | { readonly outcome: 'unavailable'; readonly retryAfterMs: number };

export interface AppendLimits {
  readonly appendBatch: number;
  readonly appendQueue: number;
  readonly appendPatienceMs: number;
}

/** Is told of each commit, for the metrics. */
export interface AppendMeter {
  committed(rows: number, ms: number): void;
}

/** Rows of different matches, at most one of each; each told in its order what became of it. */
type Write = (rows: readonly MatchLogRow[]) => Promise<Written[]>;

interface Waiting {
  readonly row: MatchLogRow;
  readonly tell: (appended: Appended) => void;
  readonly fail: (error: unknown) => void;
}

/** Tells each of a batch what became of its row. */
type Tell = () => void;

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
const RETRY_AFTER_MS = 1000;

export class Appender {
  readonly #write: Write;
  readonly #clock: Clock;
  readonly #limits: AppendLimits;
  readonly #meter: AppendMeter;
  #queue: Waiting[] = [];
  #underWay = 0;
  #pumping: Promise<void> | undefined;
  /** The last attempt found the database away: nobody waits for it to come back twice. */
  #away = false;

  constructor(write: Write, clock: Clock, limits: AppendLimits, meter: AppendMeter) {
    this.#write = write;
    this.#clock = clock;
    this.#limits = limits;
    this.#meter = meter;
  }

  /** How many rows wait or are being written. */
  get depth(): number {
    return this.#queue.length + this.#underWay;
  }

  get isAway(): boolean {
    return this.#away;
  }

  /**
   * Adds one row. Rows of the same match are written in the order in which they came, each in a later commit than the
   * one before. Rejects only on a row that the database cannot hold, which is a defect of the caller.
   */
  append(row: MatchLogRow): Promise<Appended> {
    if (this.depth >= this.#limits.appendQueue) return Promise.resolve({ outcome: 'busy', retryAfterMs: RETRY_AFTER_MS });
    return new Promise((tell, fail) => {
      this.#queue.push({ row, tell, fail });
      this.#pumping ??= this.#pump();
    });
  }

  /** Waits until everything that was accepted has been told its outcome. */
  async drain(): Promise<void> {
    while (this.#pumping) await this.#pumping;
  }

  /** The next commit is on its way before those of the last one are told, so that the database works while we do. */
  async #pump(): Promise<void> {
    let tell: Tell = () => undefined;
    // Whatever else this turn of the event loop brings still joins the first commit.
    await turnOver();
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
      this.#underWay = batch.length;
      const committed = this.#commit(batch);
      await turnOver();
      tell();
      tell = await committed;
      this.#underWay = 0;
    }
    this.#pumping = undefined;
    tell();
  }

  /** The oldest rows, one of each match; a second row of a match waits for the outcome of the first. */
  #nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const matches = new Set<string>();
    for (const waiting of this.#queue) {
      const fits = batch.length < this.#limits.appendBatch && !matches.has(waiting.row.matchId);
      matches.add(waiting.row.matchId);
      (fits ? batch : later).push(waiting);
    }
    this.#queue = later;
    return batch;
  }

  /** Done when everything of the batch is settled; then each can be told its outcome. */
  async #commit(batch: readonly Waiting[]): Promise<Tell> {
    const began = this.#clock.now();
    try {
      const outcomes = await this.#writePatiently(batch.map(({ row }) => row));
      if (outcomes) this.#meter.committed(batch.length, this.#clock.now() - began);
      return () => {
        for (const [i, { tell }] of batch.entries()) tell(outcomes?.[i] ?? { outcome: 'unavailable', retryAfterMs: RETRY_AFTER_MS });
      };
    } catch (error) {
      return this.#isolate(batch, error);
    }
  }

  /** One row has spoilt the statement for all: each goes alone, and only the bad one fails. */
  async #isolate(batch: readonly Waiting[], error: unknown): Promise<Tell> {
    const tells: Tell[] = [];
    if (batch.length > 1) for (const waiting of batch) tells.push(await this.#commit([waiting]));
    else for (const { fail } of batch) tells.push(() => fail(error));
    return () => {
      for (const tell of tells) tell();
    };
  }

  /** Tries again while the database is away, as long as patience lasts; undefined when it ran out. */
  async #writePatiently(rows: readonly MatchLogRow[]): Promise<Appended[] | undefined> {
    const patience = this.#away ? 0 : this.#limits.appendPatienceMs;
    const deadline = this.#clock.now() + patience;
    for (let attempt = 0; ; attempt++) {
      try {
        const outcomes = await this.#write(rows);
        this.#away = false;
        return attempt === 0 ? outcomes : outcomes.map((outcome, i) => recognised(outcome, rows[i]));
      } catch (error) {
        if (!isOutage(error)) throw error;
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
        if (this.#clock.now() + pause > deadline) {
          this.#away = true;
          return undefined;
        }
        await sleep(this.#clock, pause);
      }
    }
  }
}

/** A commit whose confirmation was lost shows itself at the next attempt as the very row that was to be written. */
function recognised(outcome: Written, row: MatchLogRow | undefined): Written {
  const own = outcome.outcome === 'repeated' && outcome.row.seq === row?.seq && outcome.row.digest === row.digest;
  return own ? { outcome: 'written' } : outcome;
}
