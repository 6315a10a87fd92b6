/** Group commit: log rows of many matches that arrive together go into one transaction; each caller learns its outcome after it. */
import { type Clock, sleep } from '../../clock.ts';
import { endOfTick } from '../../end-of-tick.ts';
import { isOutage } from '../outage.ts';
import { CommitBatch } from './commit-batch.ts';
import type { AppendOutcome, MatchLogRow } from './log-rows.ts';

/** What became of an append. */
export type Appended =
  | Exclude<AppendOutcome, { readonly outcome: 'written' }>
  /** With the batch that it was committed in, where the caller takes part in that. */
  | { readonly outcome: 'written'; readonly batch?: CommitBatch }
  /** The queue is full; nothing was written. */
  | { readonly outcome: 'busy'; readonly retryAfterMs: number }
  /** The database is away. Whether the row was written is not known: read the log again before going on. */
  | { readonly outcome: 'unavailable'; readonly retryAfterMs: number };

export interface AppendLimits {
  readonly appendBatch: number;
  readonly appendQueue: number;
  readonly appendPatienceMs: number;
}

/** Counts commits, for the metrics. */
export interface AppendMeter {
  committed(rows: number, ms: number): void;
}

/** Writes rows of different matches, at most one of each; returns their outcomes in the same order. */
type Write = (rows: readonly MatchLogRow[]) => Promise<AppendOutcome[]>;

interface Waiting {
  readonly row: MatchLogRow;
  readonly joinsBatch: boolean;
  readonly settle: (appended: Appended) => void;
  readonly fail: (error: unknown) => void;
}

/** Hands the outcomes of one commit to its callers, all at once. */
type HandBack = () => void;

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
   * one before. Rejects only on a row that the database cannot hold, which is a defect of the caller. With `joinsBatch`, the caller gets the
   * batch of a written row and must report to it.
   */
  append(row: MatchLogRow, joinsBatch = false): Promise<Appended> {
    if (this.depth >= this.#limits.appendQueue) return Promise.resolve({ outcome: 'busy', retryAfterMs: RETRY_AFTER_MS });
    return new Promise((settle, fail) => {
      this.#queue.push({ row, joinsBatch, settle, fail });
      this.#pumping ??= this.#pump();
    });
  }

  /** Waits until every accepted row has its outcome. */
  async drain(): Promise<void> {
    while (this.#pumping) await this.#pumping;
  }

  /** Starts the next commit before it hands back the outcomes of the last one, so that the database works while we do. */
  async #pump(): Promise<void> {
    let handBackLast: HandBack = () => undefined;
    // Rows that come in the same turn of the event loop join the first commit.
    await endOfTick();
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
      this.#underWay = batch.length;
      const committed = this.#commit(batch);
      await endOfTick();
      handBackLast();
      handBackLast = await committed;
      this.#underWay = 0;
    }
    this.#pumping = undefined;
    handBackLast();
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

  /** Resolves when everything of the batch is settled, with the function that hands back the outcomes. */
  async #commit(batch: readonly Waiting[]): Promise<HandBack> {
    const began = this.#clock.now();
    try {
      const outcomes = await this.#writePatiently(batch.map(({ row }) => row));
      if (outcomes) this.#meter.committed(batch.length, this.#clock.now() - began);
      return () => handBack(batch, outcomes);
    } catch (error) {
      return this.#isolate(batch, error);
    }
  }

  /** One row has spoilt the statement for all: each goes alone, and only the bad one fails. */
  async #isolate(batch: readonly Waiting[], error: unknown): Promise<HandBack> {
    const all: HandBack[] = [];
    if (batch.length > 1) for (const waiting of batch) all.push(await this.#commit([waiting]));
    else for (const { fail } of batch) all.push(() => fail(error));
    return () => {
      for (const one of all) one();
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

/** Without outcomes, the database was away. */
function handBack(batch: readonly Waiting[], outcomes: readonly Appended[] | undefined): void {
  const joins = batch.map(({ joinsBatch }, i) => joinsBatch && outcomes?.[i]?.outcome === 'written');
  const together = new CommitBatch(joins.filter(Boolean).length);
  for (const [i, { settle }] of batch.entries()) {
    const outcome = outcomes?.[i] ?? { outcome: 'unavailable', retryAfterMs: RETRY_AFTER_MS };
    settle(joins[i] ? { outcome: 'written', batch: together } : outcome);
  }
}

/** A commit whose confirmation was lost shows itself at the next attempt as the very row that was to be written. */
function recognised(outcome: AppendOutcome, row: MatchLogRow | undefined): AppendOutcome {
  const own = outcome.outcome === 'repeated' && outcome.row.seq === row?.seq && outcome.row.digest === row.digest;
  return own ? { outcome: 'written' } : outcome;
}
