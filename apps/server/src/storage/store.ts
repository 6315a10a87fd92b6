/** The storage: a PostgreSQL of the host's, or the embedded one; the same schema and the same code over both. */
import { PrismaPg } from '@prisma/adapter-pg';
import { KERNEL_INTERFACE } from '@skald/engine';
import type pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { type Appended, Appender, type AppendMeter } from './log/append-queue.ts';
import { LOG_FORMAT, type MatchLogRow, type MatchMemory, readMemory, readRows, writeRows } from './log/log-rows.ts';
import { replaceSnapshot, type SnapshotRow } from './log/snapshot-rows.ts';
import { knownMigrations, migrate } from './migrate.ts';
import type { Migration } from './migration-record.ts';
import { type NoStore, openEmbedded, reasonOf } from './open-embedded.ts';
import { embeddedPool, migrationPool, serverPool } from './pools.ts';

/** The dependencies of the storage. */
export interface StoreDeps {
  readonly clock: Clock;
  readonly meter: AppendMeter;
  /** Other servers use the database too. */
  readonly isShared?: boolean;
  /** Called when an idle connection breaks; the next query opens a new one. */
  onConnectionLost(error: Error): void;
}

/** SQL that each connection prepares once, by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export class Store {
  /** What it runs on, in words. */
  readonly kind: 'embedded' | 'postgresql';
  /** For everything ordinary; log rows are appended by `append` only. */
  readonly prisma: PrismaClient;
  readonly #appender: Appender;
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  /** The newest migration that this release knows. */
  readonly #schema: string | null;
  #beating: Promise<void> = Promise.resolve();
  /** The name of this run of the server. */
  readonly runId = newId();
  readonly #closeDatabase: () => Promise<void>;

  private constructor(
    kind: Store['kind'],
    pool: pg.Pool,
    closeDatabase: () => Promise<void>,
    settings: Config['storage'],
    deps: StoreDeps,
    schema: string | null,
  ) {
    this.#schema = schema;
    this.kind = kind;
    this.#pool = pool;
    this.#clock = deps.clock;
    this.#closeDatabase = closeDatabase;
    this.prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
    this.#appender = new Appender((rows) => writeRows(pool, rows, deps.isShared), deps.clock, settings, deps.meter);
  }

  /** Takes an embedded database that a caller is opening already. */
  static async open(settings: Config['storage'], deps: StoreDeps, opening = openEmbedded(settings)): Promise<Store | NoStore> {
    const embedded = await opening;
    if (embedded && 'noStore' in embedded) return embedded;
    const pool = embedded ? embeddedPool(embedded) : serverPool(settings);
    pool.on('error', (error) => deps.onConnectionLost(error));
    const closeDatabase = async (): Promise<void> => {
      await pool.end();
      await embedded?.close();
    };
    const migrating = embedded ? pool : migrationPool(settings);
    const migrations = await knownMigrations();
    const noStore = await bringUpToDate(migrating, migrations);
    if (migrating !== pool) await migrating.end();
    if (noStore !== undefined) {
      await closeDatabase();
      return { noStore };
    }
    const store = new Store(embedded ? 'embedded' : 'postgresql', pool, closeDatabase, settings, deps, migrations.at(-1)?.name ?? null);
    await store.beat();
    return store;
  }

  append(row: MatchLogRow): Promise<Appended> {
    return this.#appender.append(row);
  }

  /** The same for a caller that applies the row in memory together with all others of its commit. */
  appendInBatch(row: MatchLogRow): Promise<Appended> {
    return this.#appender.append(row, true);
  }

  readLog(matchId: string, after?: number): Promise<MatchLogRow[]> {
    return readRows(this.#pool, matchId, after);
  }

  /** The data to wake a match from, as of a moment. */
  readMemory(matchId: string, now: number): Promise<MatchMemory> {
    return readMemory(this.#pool, matchId, now);
  }

  /** Adds a snapshot; older ones of the match that were taken up to a moment go. */
  writeSnapshot(row: SnapshotRow, olderThan: number): Promise<void> {
    return replaceSnapshot(this.#pool, row, olderThan);
  }

  /** For the few statements that are run so often that the way through Prisma would be most of their cost. */
  async run<Row extends object>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>({ name, text, values: [...values] });
    return rows;
  }

  /** How many log rows wait for their commit. */
  get appendDepth(): number {
    return this.#appender.depth;
  }

  /** Writes that this run of the server lives, and reads it back: proof that the storage works. One after the other, or one would read what another wrote. */
  beat(): Promise<void> {
    const beat = this.#beating.then(() => this.#beatOnce());
    this.#beating = beat.catch(() => undefined);
    return beat;
  }

  async #beatOnce(): Promise<void> {
    const beatAt = new Date(this.#clock.now());
    await this.prisma.serverRun.upsert({
      where: { id: this.runId },
      create: { id: this.runId, startedAt: beatAt, beatAt, schema: this.#schema, interface: KERNEL_INTERFACE, logFormat: LOG_FORMAT },
      update: { beatAt },
    });
    const read = await this.prisma.serverRun.findUniqueOrThrow({ where: { id: this.runId } });
    if (read.beatAt.getTime() !== beatAt.getTime()) throw new Error('the storage did not give back what was written to it');
  }

  /** Maintenance that a PostgreSQL server does in the background and the embedded database does not. */
  async tidy(): Promise<void> {
    if (this.kind === 'embedded') await this.#pool.query('VACUUM (ANALYZE)');
  }

  /** Finishes what was accepted, then lets go of the database. */
  async close(): Promise<void> {
    await this.#appender.drain();
    const stoppedAt = new Date(this.#clock.now());
    // A database that is away now must not keep the server from stopping.
    await this.prisma.serverRun.update({ where: { id: this.runId }, data: { stoppedAt } }).catch(() => undefined);
    await this.prisma.$disconnect();
    await this.#closeDatabase();
  }
}

/** Connects and migrates; a sentence where that cannot be done. */
async function bringUpToDate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string | undefined> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return `The database cannot be reached (${reasonOf(error)}). Check DATABASE_URL and that PostgreSQL is running.`;
  }
  try {
    const outcome = await migrate(client, migrations);
    return 'unfit' in outcome ? outcome.unfit : undefined;
  } catch (error) {
    return `The database could not be brought up to date (${reasonOf(error)}). Check the rights of its user.`;
  } finally {
    client.release();
  }
}
