/** Brings a database up to the schema of this release, keeping Prisma's own record of what was applied. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

/** The advisory lock that Prisma's own command line takes. */
const LOCK = 72707369;

const RECORD = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Why a database cannot be used by this release; the sentence is for whoever runs the server. */
export interface Unfit {
  readonly unfit: string;
}

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/** The migrations of this release, in their order. */
export async function knownMigrations(): Promise<Migration[]> {
  const folder = migrationsFolder();
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map(async (name) => ({ name, sql: await readFile(join(folder, name, 'migration.sql'), 'utf8') })));
}

/** Applies what is missing, each migration whole or not at all. Servers that start together wait for each other here. */
export async function migrate(client: pg.ClientBase, migrations: readonly Migration[]): Promise<readonly string[] | Unfit> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(RECORD);
    const { rows } = await client.query<Applied>(
      'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    const unfit = findUnfit(rows, migrations);
    if (unfit !== undefined) return { unfit };
    const missing = migrations.filter(({ name }) => !rows.some((row) => row.migration_name === name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

function findUnfit(rows: readonly Applied[], migrations: readonly Migration[]): string | undefined {
  for (const row of rows) {
    const known = migrations.find(({ name }) => name === row.migration_name);
    if (!known) return `The database was made by a newer release of Skald (it has ${row.migration_name}). Update the server.`;
    if (row.finished_at === null)
      return `The migration ${known.name} did not finish earlier. Mend the database, then run prisma migrate resolve.`;
    if (row.checksum !== checksum(known)) return `The migration ${known.name} is not the one that was applied to this database.`;
  }
  return undefined;
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum(migration), migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function checksum({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex');
}

/** Above this file, whether it runs as it is, compiled or bundled. */
function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const migrations = join(folder, 'prisma', 'migrations');
    if (existsSync(migrations)) return migrations;
    if (folder === dirname(folder)) throw new Error('the folder prisma/migrations is missing from this installation');
  }
}
