/** PostgreSQL for tests and benches: clusters in temporary folders, and databases on a server. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.mjs';

const run = promisify(execFile);
const BINARIES = '/usr/lib/postgresql';

/**
 * The folder of the newest programs that are installed.
 * @returns {Promise<string | undefined>}
 */
export async function newestPostgres() {
  const versions = await readdir(BINARIES).catch(() => []);
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : join(BINARIES, newest, 'bin');
}

/**
 * Starts a cluster in a temporary folder. With a password, nobody gets in without it.
 * @param {string} binaries
 * @param {{ readonly password?: string | undefined, readonly settings?: string }} [options] `settings`: further ones of the server.
 * @returns {Promise<import('./postgres.mjs').PostgresCluster>}
 */
export async function startPostgres(binaries, { password, settings = '' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'skald-postgres-'));
  const user = await serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  /** @type {(program: string, ...args: readonly string[]) => Promise<void>} */
  const control = async (program, ...args) => {
    const child = spawn(join(binaries, program), args, { ...user, cwd: folder, stdio: 'ignore' });
    const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
    if (code !== 0) throw new Error(`PostgreSQL's ${program} ended with ${code}`);
  };
  const stopping = ['-D', data, '-m', 'immediate', '-w', 'stop'];
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${settings}`;
  const resume = () => control('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  const pause = () => control('pg_ctl', ...stopping);
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
    stopNow() {
      spawnSync(join(binaries, 'pg_ctl'), stopping, { ...user, cwd: folder, stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes an empty database, in place of an older one of this name.
 * @param {string} serverUrl
 * @param {string} name
 * @returns {Promise<import('./postgres.mjs').OwnDatabase>}
 */
export async function makeDatabase(serverUrl, name) {
  const drop = () => runOn(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await drop();
  await runOn(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, run: (sql, values) => runOn(url.href, sql, values), drop };
}

/**
 * @param {string} url
 * @param {string} sql
 * @param {readonly unknown[]} [values]
 */
async function runOn(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root. */
async function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]))).catch(() => undefined);
    if (ids) return { uid: Number(ids[0]?.stdout), gid: Number(ids[1]?.stdout) };
  }
  throw new Error('there is no user postgres or nobody to run PostgreSQL as');
}
