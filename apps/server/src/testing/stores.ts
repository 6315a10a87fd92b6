/** Stores for tests, on each kind of database at hand. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '../config.ts';
import { EmbeddedDatabase } from '../storage/embedded.ts';
import { embeddedPool, serverPool } from '../storage/pools.ts';
import type { Store } from '../storage/store.ts';
import { createDatabase } from './postgres.ts';
import { storageSettings } from './settings.ts';
import { openStore } from './store.ts';

export { openStore };

export type DatabaseKind = Store['kind'];

/** The embedded database always; a real PostgreSQL where the global set-up found one, which otherwise says so. */
export const DATABASE_KINDS: readonly DatabaseKind[] = inject('postgresUrl') ? ['embedded', 'postgresql'] : ['embedded'];

/** For tests to which the kind does not matter: a PostgreSQL is there at once, an embedded one has to start. */
export const QUICKEST_KIND: DatabaseKind = DATABASE_KINDS.at(-1) ?? 'embedded';

/** A separate database, which several stores may open one after the other. */
export interface TestDatabase {
  readonly settings: Config['storage'];
  remove(): Promise<void>;
}

export async function testDatabase(kind: DatabaseKind, other: Partial<Config['storage']> = {}): Promise<TestDatabase> {
  if (kind === 'postgresql') {
    const { url, drop } = await createDatabase(inject('postgresUrl'));
    return { settings: storageSettings({ databaseUrl: url, ...other }), remove: drop };
  }
  const data = await mkdtemp(join(tmpdir(), 'skald-test-'));
  await cp(inject('embeddedTemplate'), data, { recursive: true });
  return { settings: storageSettings({ data, ...other }), remove: () => rm(data, { recursive: true, force: true }) };
}

/** A store on its own database. */
export interface TestStore {
  readonly store: Store;
  /** Closes the store and deletes the database. */
  remove(): Promise<void>;
}

/** `isShared`: other servers use the database too. */
export async function testStore(kind: DatabaseKind, isShared = false): Promise<TestStore> {
  const database = await testDatabase(kind);
  const store = await openStore(database.settings, undefined, isShared);
  const remove = async (): Promise<void> => {
    await store.close();
    await database.remove();
  };
  return { store, remove };
}

/** Bare connections, for tests below the store. */
export async function openPool(kind: DatabaseKind): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const database = await testDatabase(kind);
  const embedded = kind === 'embedded' ? await EmbeddedDatabase.open(database.settings.data) : undefined;
  if (embedded && 'inUse' in embedded) throw new Error(embedded.inUse);
  const pool = embedded ? embeddedPool(embedded) : serverPool(database.settings);
  const close = async (): Promise<void> => {
    await pool.end();
    await embedded?.close();
    await database.remove();
  };
  return { pool, close };
}
