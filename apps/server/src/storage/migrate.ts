/** Brings a database up to the schema of this release, while servers of the release before go on using it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { findLayout } from '../layout.ts';
import { type AppliedMigration, checksum, type Migration, neededBy, readRecord, recordMigration } from './migration-record.ts';

/** The advisory lock that Prisma's own command line takes. */
const LOCK = 72707369;

/** Servers whose last heartbeat is younger count as up. */
const UP_SECONDS = 60;
const OLDER_SERVERS = `SELECT count(*)::int AS count FROM server_runs
WHERE stopped_at IS NULL AND beat_at > now() - make_interval(secs => ${UP_SECONDS}) AND (schema IS NULL OR schema < $1)`;

/** Why this release cannot use the database, as a sentence for the operator. */
export interface Unfit {
  readonly unfit: string;
}

/** The migrations of this release, in their order. */
export async function knownMigrations(): Promise<Migration[]> {
  const folder = findLayout().migrations;
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map(async (name) => ({ name, sql: await readFile(join(folder, name, 'migration.sql'), 'utf8') })));
}

/** Applies what is missing, each migration whole or not at all. Servers that start together wait for each other here. */
export async function migrate(client: pg.ClientBase, migrations: readonly Migration[]): Promise<readonly string[] | Unfit> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    const applied = await readRecord(client);
    const unfit = findUnfit(applied, migrations);
    if (unfit !== undefined) return { unfit };
    const missing = migrations.filter(({ name }) => !applied.some((row) => row.name === name));
    for (const migration of missing) {
      const older = await olderServers(client, migration);
      if (older !== undefined) return { unfit: older };
      await apply(client, migration);
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

function findUnfit(applied: readonly AppliedMigration[], migrations: readonly Migration[]): string | undefined {
  const isKnown = (name: string): boolean => migrations.some((migration) => migration.name === name);
  for (const row of applied) {
    if (row.needs !== null && !isKnown(row.needs))
      return `The database was made by a newer release of Skald (it has ${row.name}, which needs ${row.needs}). Update the server.`;
    const known = migrations.find(({ name }) => name === row.name);
    if (!known) continue;
    if (!row.isFinished) return `The migration ${known.name} did not finish earlier. Mend the database, then run prisma migrate resolve.`;
    if (row.checksum !== checksum(known)) return `The migration ${known.name} is not the one that was applied to this database.`;
  }
  return undefined;
}

/** A contracting migration waits until no server is up that still needs what it takes away. */
async function olderServers(client: pg.ClientBase, migration: Migration): Promise<string | undefined> {
  const needs = neededBy(migration);
  if (needs === null) return undefined;
  const { rows } = await client.query<{ count: number }>(OLDER_SERVERS, [needs]);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return undefined;
  return `${count} servers of a release before ${needs} are still up on this database, and ${migration.name} would break them. Update them to the release in between first; a server that was killed counts for ${UP_SECONDS} seconds.`;
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await recordMigration(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
