/** A real PostgreSQL for tests: one that is named, one whose programs are installed, or, in CI, one installed for the purpose. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  makeDatabase,
  newestPostgres,
  type OwnDatabase,
  type PostgresCluster,
  startPostgres,
} from '../../../../tools/testing/postgres.mjs';

const run = promisify(execFile);

export interface TestPostgres {
  /** A server on which databases may be made and dropped. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Why there is none. */
export interface NoPostgres {
  readonly missing: string;
}

/** A separate cluster, which a test can stop and start under load. */
export type OwnPostgres = PostgresCluster;

const SETTINGS = '-c max_connections=200';
const isRoot = process.getuid?.() === 0;
const isRequired = process.env.REQUIRE_POSTGRES === '1';

/** Looks for a PostgreSQL, and starts one if need be. With `REQUIRE_POSTGRES=1` its absence is a failure. */
export async function findPostgres(): Promise<TestPostgres | NoPostgres> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url) return { url, stop: async () => undefined };
  const binaries = (await newestPostgres()) ?? (await install());
  if (binaries) return startPostgres(binaries, { settings: SETTINGS });
  const missing = 'No PostgreSQL: set TEST_DATABASE_URL or install postgresql. The tests run on the embedded database only.';
  if (isRequired) throw new Error(missing);
  return { missing };
}

/** Makes an empty database for one test file. */
export function createDatabase(serverUrl: string): Promise<OwnDatabase> {
  return makeDatabase(serverUrl, `skald_test_${process.pid}_${Math.random().toString(36).slice(2)}`);
}

/** Starts a cluster in a temporary folder, if PostgreSQL's programs are installed. With a password, nobody gets in without it. */
export async function ownCluster(password?: string): Promise<OwnPostgres | undefined> {
  const binaries = await newestPostgres();
  return binaries === undefined ? undefined : startPostgres(binaries, { password, settings: SETTINGS });
}

async function install(): Promise<string | undefined> {
  if (!isRoot || !(isRequired || process.env.CI)) return undefined;
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run('apt-get', ['update', '-qq'], environment);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], environment);
  } catch {
    return undefined;
  }
  return newestPostgres();
}
