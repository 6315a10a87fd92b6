/** A real PostgreSQL for tests: one that is named, one whose programs are installed, or, in CI, one installed for the purpose. */
import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './processes/free-port.ts';

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

const BINARIES = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;
const isRequired = process.env.REQUIRE_POSTGRES === '1';

/** Looks for a PostgreSQL, and starts one if need be. With `REQUIRE_POSTGRES=1` its absence is a failure. */
export async function findPostgres(): Promise<TestPostgres | NoPostgres> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url) return { url, stop: async () => undefined };
  const binaries = (await newestBinaries()) ?? (await install());
  if (binaries) return startCluster(binaries);
  const missing = 'No PostgreSQL: set TEST_DATABASE_URL or install postgresql. The tests run on the embedded database only.';
  if (isRequired) throw new Error(missing);
  return { missing };
}

/** Makes an empty database for one test file. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `skald_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const onServer = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** A separate cluster, which a test can stop and start under load. */
export interface OwnPostgres extends TestPostgres {
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** Starts a cluster in a temporary folder, if PostgreSQL's programs are installed. With a password, nobody gets in without it. */
export async function ownCluster(password?: string): Promise<OwnPostgres | undefined> {
  const binaries = await newestBinaries();
  return binaries === undefined ? undefined : startCluster(binaries, password);
}

async function newestBinaries(): Promise<string | undefined> {
  const versions = await readdir(BINARIES).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(BINARIES, newest, 'bin');
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
  return newestBinaries();
}

async function startCluster(binaries: string, password?: string): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'skald-postgres-'));
  const user = await serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const control = async (program: string, ...args: readonly string[]): Promise<void> => {
    const child = spawn(join(binaries, program), args, { ...user, cwd: folder, stdio: 'ignore' });
    const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
  };
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const resume = (): Promise<void> => control('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start');
  const pause = (): Promise<void> => control('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  const passwordFile = join(folder, 'password');
  if (password !== undefined) await writeFile(passwordFile, password);
  const entry = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  await control('initdb', '-D', data, ...entry, '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--no-sync');
  await resume();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    pause,
    resume,
    async stop() {
      await pause().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (!isRoot) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]))).catch(() => undefined);
    if (ids) return { uid: Number(ids[0]?.stdout), gid: Number(ids[1]?.stdout) };
  }
  throw new Error('there is no user postgres or nobody to run PostgreSQL as');
}
