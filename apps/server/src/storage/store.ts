/** The storage: a PostgreSQL of the host's, or the embedded one; the same schema and the same code over both. */
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { type Appended, Appender, type AppendMeter } from './append.ts';
import { EmbeddedDatabase } from './embedded.ts';
import { PrismaClient } from './generated/client.ts';
import { type MatchLogRow, type MatchMemory, readMemory, readRows, writeRows } from './match-log.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { embeddedPool, migrationPool, serverPool } from './pools.ts';
import { replaceSnapshot, type SnapshotRow } from './snapshot-rows.ts';

/** What the storage needs from the rest of the server. */
export interface StoreSurroundings {
  readonly clock: Clock;
  readonly meter: AppendMeter;
  /** Other servers use the database too. */
  readonly isShared?: boolean;
  /** Is told when an idle connection breaks; the next query makes a new one. */
  onConnectionLost(error: Error): void;
}

/** SQL that each connection prepares once, by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Why the storage cannot be opened, in a sentence for whoever runs the server. */
export interface NoStore {
  readonly noStore: string;
}

export class Store {
  /** What it runs on, in words. */
  readonly kind: 'embedded' | 'postgresql';
  /** For everything ordinary; log rows are appended by `append` only. */
  readonly prisma: PrismaClient;
  readonly #appender: Appender;
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  #beating: Promise<void> = Promise.resolve();
  /** The name of this run of the server. */
  readonly runId = newId();
  readonly #closeDatabase: () => Promise<void>;

  private constructor(
    kind: Store['kind'],
    pool: pg.Pool,
    closeDatabase: () => Promise<void>,
    settings: Config['storage'],
    around: StoreSurroundings,
  ) {
    this.kind = kind;
    this.#pool = pool;
    this.#clock = around.clock;
    this.#closeDatabase = closeDatabase;
    this.prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
    this.#appender = new Appender((rows) => writeRows(pool, rows, around.isShared), around.clock, settings, around.meter);
  }

  static async open(settings: Config['storage'], around: StoreSurroundings): Promise<Store | NoStore> {
    const embedded = settings.databaseUrl === undefined ? await openEmbedded(settings.data) : undefined;
    if (embedded && 'noStore' in embedded) return embedded;
    const pool = embedded ? embeddedPool(embedded) : serverPool(settings);
    pool.on('error', (error) => around.onConnectionLost(error));
    const closeDatabase = async (): Promise<void> => {
      await pool.end();
      await embedded?.close();
    };
    const migrating = embedded ? pool : migrationPool(settings);
    const noStore = await bringUpToDate(migrating);
    if (migrating !== pool) await migrating.end();
    if (noStore !== undefined) {
      await closeDatabase();
      return { noStore };
    }
    const store = new Store(embedded ? 'embedded' : 'postgresql', pool, closeDatabase, settings, around);
    await store.beat();
    return store;
  }

  append(row: MatchLogRow): Promise<Appended> {
    return this.#appender.append(row);
  }

  readLog(matchId: string, after?: number): Promise<MatchLogRow[]> {
    return readRows(this.#pool, matchId, after);
  }

  /** What a match is woken from at a moment. */
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

  /** The last append found the database away. */
  get isAway(): boolean {
    return this.#appender.isAway;
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
      create: { id: this.runId, startedAt: beatAt, beatAt },
      update: { beatAt },
    });
    const read = await this.prisma.serverRun.findUniqueOrThrow({ where: { id: this.runId } });
    if (read.beatAt.getTime() !== beatAt.getTime()) throw new Error('the storage did not give back what was written to it');
  }

  /** What a PostgreSQL server does by itself in the background: the embedded one has nobody who would. */
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

async function openEmbedded(folder: string): Promise<EmbeddedDatabase | NoStore> {
  try {
    const database = await EmbeddedDatabase.open(folder);
    return 'inUse' in database ? { noStore: database.inUse } : database;
  } catch (error) {
    return { noStore: `The embedded database in ${folder} cannot be opened (${reason(error)}). Check the folder, or set SKALD_DATA.` };
  }
}

/** Connects and migrates; a sentence where that cannot be done. */
async function bringUpToDate(pool: pg.Pool): Promise<string | undefined> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return `The database cannot be reached (${reason(error)}). Check DATABASE_URL and that PostgreSQL is running.`;
  }
  try {
    const outcome = await migrate(client, await knownMigrations());
    return 'unfit' in outcome ? outcome.unfit : undefined;
  } catch (error) {
    return `The database could not be brought up to date (${reason(error)}). Check the rights of its user.`;
  } finally {
    client.release();
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
