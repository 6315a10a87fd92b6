import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_KINDS, openPool } from '../testing/stores.ts';
import { knownMigrations, migrate } from './migrate.ts';
import type { Migration } from './migration-record.ts';

const ships: Migration = { name: '1_ships', sql: 'CREATE TABLE ships (name text); CREATE INDEX ON ships (name);' };
const crews: Migration = { name: '2_crews', sql: 'CREATE TABLE crews (ship text);' };
/** The last one that goes into Prisma's record, and one of a later release that takes something away. */
const first: Migration = { name: '20261116000000_first', sql: 'CREATE TABLE hulls (name text);' };
const contracting: Migration = { name: '3_contracting', sql: '-- The ships are gone.\n-- needs 2_crews\nDROP TABLE ships;' };
const broken: Migration = { name: '2_broken', sql: 'CREATE TABLE half (a int); SELECT nonsense;' };

const SERVER_RUNS = 'CREATE TABLE server_runs (beat_at timestamptz, stopped_at timestamptz, schema text)';

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
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name NOT IN ('_prisma_migrations', 'skald_migrations') ORDER BY 1",
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

  it('lets an earlier release work on a database that a newer one has expanded', async () => {
    await run(ships, crews);
    expect(await run(ships)).toEqual([]);
    expect(await tables()).toEqual(['crews', 'ships']);
  });

  it('refuses a database that a newer release has contracted, to releases that it names, and to no other', async () => {
    await pool.query(SERVER_RUNS);
    await run(ships, crews, contracting);
    expect(await run(ships, crews)).toEqual([]);
    expect(await run(ships)).toEqual({ unfit: expect.stringContaining('newer release') });
  });

  it('does not contract while a server is up that still needs what goes', async () => {
    await pool.query(SERVER_RUNS);
    await pool.query("INSERT INTO server_runs VALUES ('now', NULL, NULL), ('now', NULL, '2_crews'), ('now', 'now', NULL)");
    await pool.query("INSERT INTO server_runs VALUES (now() - interval '2 minutes', NULL, '1_ships')");
    expect(await run(ships, crews, contracting)).toEqual({ unfit: expect.stringContaining('1 servers of a release before 2_crews') });
    expect(await tables()).toEqual(['crews', 'server_runs', 'ships']);
    await pool.query("UPDATE server_runs SET schema = '3_contracting'");
    expect(await run(ships, crews, contracting)).toEqual(['3_contracting']);
  });

  it('keeps expanding migrations out of the record that the first release reads, and contracting ones in it', async () => {
    const recorded = async (): Promise<string[]> => {
      const { rows } = await pool.query<{ name: string }>('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1');
      return rows.map(({ name }) => name);
    };
    await pool.query(SERVER_RUNS);
    await run(first, ships, crews);
    expect(await recorded()).toEqual(['1_ships', '20261116000000_first']);
    await run(first, ships, crews, contracting);
    expect(await recorded()).toEqual(['1_ships', '20261116000000_first', '3_contracting']);
  });

  it('knows what an earlier build wrote into the record of Prisma', async () => {
    await run(first);
    await pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) SELECT '1', checksum, '2_crews', now() FROM _prisma_migrations`,
    );
    expect(await run(first, { ...first, name: '2_crews' })).toEqual([]);
    expect(await run(first)).toEqual({ unfit: expect.stringContaining('newer release') });
  });

  it('refuses a database whose migration was another', async () => {
    await run(ships, crews);
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
