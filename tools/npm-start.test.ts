/** `npm start` and `npm run serve` as processes: every way to end them ends them cleanly, with all their child processes. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { StartedCommand } from './testing/command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const UP = /^Skald is up at (http:\S+)/m;

let data: string;
let command: StartedCommand;

function run(...words: readonly [string, ...string[]]): StartedCommand {
  // A home folder without npm settings.
  const env = { HOME: data, PORT: '0', SKALD_DATA: data, SKALD_BOT_THREADS: '1', SKALD_LOG_LEVEL: 'info' };
  command = new StartedCommand(words, ROOT, env);
  return command;
}

/** The server is up, and its bots beside it. */
async function startWithBots(...words: readonly string[]): Promise<StartedCommand> {
  return withBots(run('npm', ...words));
}

async function withBots(started: StartedCommand): Promise<StartedCommand> {
  await started.says(UP);
  await started.says(/the bots are up/);
  expect(started.left('bot/main.js')).toHaveLength(1);
  return started;
}

/** A killed server leaves this lock file behind. */
function leftItsLock(): boolean {
  return existsSync(join(data, 'lock'));
}

describe.runIf(process.platform === 'linux')('the server under npm', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'skald-start-'));
    const build = run('npm', 'run', 'build');
    expect(await build.exit).toEqual([0, null]);
    expect(build.said).not.toMatch(/warn|deprecated|error/i);
  }, 240_000);
  afterEach(() => command.end());
  afterAll(() => rm(data, { recursive: true, force: true }));

  it('starts without a warning, and stops when npm is told to', async () => {
    const server = await startWithBots('start');
    const [, address] = await server.says(UP);
    expect((await fetch(`${address}/`)).status).toBe(200);
    expect(server.said).not.toContain('Building');
    server.kill('SIGTERM');
    expect(await server.exit).toEqual([0, null]);
    await server.isGone();
    expect(leftItsLock()).toBe(false);
    expect(server.said).not.toMatch(/warn|deprecated|"level":[4-6]0/i);
  });

  it('stops at Ctrl-C, which it gets from the terminal and from npm', async () => {
    const server = await startWithBots('run', 'serve');
    server.killAll('SIGINT');
    expect(await server.exit).toEqual([0, null]);
    await server.isGone();
    expect(leftItsLock()).toBe(false);
    expect(server.said).not.toContain('started again');
  });

  it('stops when the shell script that became it is told to', async () => {
    const server = await withBots(run('sh', '-c', 'cd . && exec npm run serve'));
    server.kill('SIGTERM');
    expect(await server.exit).toEqual([0, null]);
    await server.isGone();
    expect(leftItsLock()).toBe(false);
  });

  it('stops when the terminal is closed', async () => {
    const server = await startWithBots('run', 'serve');
    server.killAll('SIGHUP');
    await server.isGone();
    expect(leftItsLock()).toBe(false);
  });

  it('leaves no bots behind when it is killed itself', async () => {
    const server = await startWithBots('run', 'serve');
    const pid = server.below('tools/serve.mjs');
    process.kill(pid, 'SIGKILL');
    await server.isGone();
    expect(await server.exit).not.toEqual([0, null]);
  });
});
