/** A real Redis for tests: one that is named, one whose program is installed, or, in CI, one installed for the purpose. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@redis/client';
import { freePort } from '../../../../tools/testing/free-port.mjs';

const run = promisify(execFile);
const PROGRAM = 'redis-server';
const isRoot = process.getuid?.() === 0;
const isRequired = process.env.REQUIRE_REDIS === '1';

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** Why there is none. */
export interface NoRedis {
  readonly missing: string;
}

/** Looks for a Redis, and starts one if need be. With `REQUIRE_REDIS=1` its absence is a failure. */
export async function findRedis(): Promise<TestRedis | NoRedis> {
  const { TEST_REDIS_URL: url } = process.env;
  if (url) return { url, stop: async () => undefined };
  if ((await isInstalled()) || (await install())) return ownRedis();
  const missing = 'No Redis: set TEST_REDIS_URL or install redis-server. The tests of several servers are left out.';
  if (isRequired) throw new Error(missing);
  return { missing };
}

/** One that can be killed and started again at the same address; what it held is lost then. */
export interface OwnRedis extends TestRedis {
  kill(): Promise<void>;
  resume(): Promise<void>;
}

export async function ownRedis(): Promise<OwnRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'skald-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const resume = async (): Promise<void> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    child = spawn(PROGRAM, settings, { stdio: 'ignore' });
    await answers(url);
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await resume();
  return {
    url,
    kill,
    resume,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isInstalled(): Promise<boolean> {
  return run(PROGRAM, ['--version']).then(
    () => true,
    () => false,
  );
}

async function install(): Promise<boolean> {
  if (!isRoot || !(isRequired || process.env.CI)) return false;
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run('apt-get', ['update', '-qq'], environment);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', PROGRAM], environment);
  } catch {
    return false;
  }
  return isInstalled();
}

/** Waits until it does. */
async function answers(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: 20 } });
  client.on('error', () => undefined);
  await client.connect();
  await client.ping();
  client.destroy();
}
