/**
 * The record of applied migrations. A release refuses a database only if a migration has taken away what it needs: an expanding migration
 * leaves earlier releases working, a contracting one names the oldest migration that a release must know (`-- needs NAME` in its SQL).
 */
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** A migration that the database has. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly isFinished: boolean;
  /** Releases that do not know this migration cannot use the database. */
  readonly needs: string | null;
}

/** The last one of the release that reads Prisma's record alone, and refuses a database that has others in it. */
const LAST_IN_PRISMA_RECORD = '20261116140000_without_last_seq';

const PRISMA_RECORD = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;
const OWN_RECORD = `CREATE TABLE IF NOT EXISTS "skald_migrations" (
  "name" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "needs" TEXT,
  "applied_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
)`;
/** A migration may be in both records: a contracting one is, so that the release before this record refuses the database. */
const READ = `
SELECT coalesce(own.name, prisma.migration_name) AS name, coalesce(own.checksum, prisma.checksum) AS checksum,
  own.name IS NOT NULL OR prisma.finished_at IS NOT NULL AS "isFinished",
  CASE WHEN own.name IS NULL THEN prisma.migration_name ELSE own.needs END AS needs
FROM (SELECT * FROM "_prisma_migrations" WHERE rolled_back_at IS NULL) prisma
FULL JOIN "skald_migrations" own ON own.name = prisma.migration_name`;

/** Creates the records if they are missing, and reads them. */
export async function readRecord(client: pg.ClientBase): Promise<readonly AppliedMigration[]> {
  await client.query(PRISMA_RECORD);
  await client.query(OWN_RECORD);
  return (await client.query<AppliedMigration>(READ)).rows;
}

/** Writes that a migration was applied; in the transaction that applies it. */
export async function recordMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  const { name } = migration;
  const [sum, needs] = [checksum(migration), neededBy(migration)];
  if (name > LAST_IN_PRISMA_RECORD) {
    await client.query('INSERT INTO "skald_migrations" (name, checksum, needs) VALUES ($1, $2, $3)', [name, sum, needs]);
    if (needs === null) return;
  }
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), sum, name],
  );
}

export function checksum({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex');
}

/** What a contracting migration asks of every server on the database; null for an expanding one. */
export function neededBy({ sql }: Migration): string | null {
  return /^-- needs (\S+)$/m.exec(sql)?.[1] ?? null;
}
