/** A lease that one server of a database holds at a time: an advisory lock, for as long as its connection lives. */
import pg from 'pg';
import type { Clock, Timer } from '../clock.ts';

export interface LeaseSettings {
  readonly databaseUrl: string;
  readonly clock: Clock;
  /** Which lock it is. */
  readonly key: number;
  /** It is ours from now on. */
  readonly got: () => void;
  /** It may be another's from now on. */
  readonly lost: () => void;
}

/** The interval for acquiring and rechecking the lease. */
const EVERY_MS = 3000;
const PATIENCE_MS = 10_000;
const TRY = 'SELECT pg_try_advisory_lock($1) AS got';
/** The lock goes with the connection, and not before. */
const STILL_THERE = { text: 'SELECT true AS got' };

export class Lease {
  readonly #settings: LeaseSettings;
  #client: pg.Client | undefined;
  #timer: Timer | undefined;
  #isHeld = false;
  #isStopped = false;
  #trying: Promise<void> = Promise.resolve();

  constructor(settings: LeaseSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    this.#trying = this.#try();
    await this.#trying;
  }

  /** Lets go of it at once, so that another server need not wait. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timer?.cancel();
    await this.#trying;
    await this.#client?.end().catch(() => undefined);
  }

  async #try(): Promise<void> {
    try {
      this.#client ??= await this.#connect();
      const question = this.#isHeld ? STILL_THERE : { text: TRY, values: [this.#settings.key] };
      const { rows } = await this.#client.query<{ got: boolean }>(question);
      this.#hold(rows[0]?.got === true);
    } catch {
      this.#drop();
    }
    if (!this.#isStopped) this.#timer = this.#settings.clock.after(EVERY_MS, () => void this.start());
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#settings.databaseUrl,
      application_name: 'skald',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    client.on('error', () => this.#drop());
    await client.connect();
    return client;
  }

  #drop(): void {
    void this.#client?.end().catch(() => undefined);
    this.#client = undefined;
    this.#hold(false);
  }

  #hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (isHeld) this.#settings.got();
    else this.#settings.lost();
  }
}
