import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_KINDS, openPool } from '../testing/stores.ts';
import { knownMigrations, type Migration, migrate } from './migrate.ts';

const ships: Migration = { name: '1_ships', sql: 'CREATE TABLE ships (name text); CREATE INDEX ON ships (name);' };
const crews: Migration = { name: '2_crews', sql: 'CREATE TABLE crews (ship text);' };
const broken: Migration = { name: '2_broken', sql: 'CREATE TABLE half (a int); SELECT nonsense;' };

describe.each(DATABASE_KINDS)('migrations on %s', (kind) => {
  let pool: pg.Pool;
  let close: () => Promise<void>;

  const withClient = async <T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      return await use(client);
    } finally {
      client.release();
    }
  };
  const run = (...migrations: Migration[]) => withClient((client) => migrate(client, migrations));
  const tables = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1",
    );
    return rows.map(({ name }) => name);
  };

  beforeAll(async () => {
    ({ pool, close } = await openPool(kind));
  });
  afterAll(() => close());
  beforeEach(async () => {
    await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
  });

  it('applies what is missing, in order, and nothing twice', async () => {
    expect(await run(ships)).toEqual(['1_ships']);
    expect(await run(ships, crews)).toEqual(['2_crews']);
    expect(await run(ships, crews)).toEqual([]);
    expect(await tables()).toEqual(['crews', 'ships']);
  });

  it('leaves nothing of a migration that fails, and goes on once it is mended', async () => {
    await expect(run(ships, broken)).rejects.toThrow('nonsense');
    expect(await tables()).toEqual(['ships']);
    expect(await run(ships, crews)).toEqual(['2_crews']);
  });

  it('refuses a database of a newer release, and one whose migration was another', async () => {
    await run(ships, crews);
    expect(await run(ships)).toEqual({ unfit: expect.stringContaining('newer release') });
    expect(await run({ ...ships, sql: '-- edited' }, crews)).toEqual({ unfit: expect.stringContaining('1_ships is not the one') });
  });

  it('refuses a database in which a migration was left unfinished', async () => {
    await run(ships);
    await pool.query('UPDATE _prisma_migrations SET finished_at = NULL');
    expect(await run(ships, crews)).toEqual({ unfit: expect.stringContaining('did not finish') });
  });

  it('lets servers that start together wait for each other', async () => {
    const outcomes = await Promise.all([run(ships, crews), run(ships, crews), run(ships, crews)]);
    expect(outcomes.flat().sort()).toEqual(['1_ships', '2_crews']);
  });

  it('brings up the schema of this release', async () => {
    expect(await run(...(await knownMigrations()))).toContain('20261116000000_first');
    expect(await tables()).toContain('match_log');
  });
});
