import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleServer, type ServerBundle } from './testing/processes/server-bundle.ts';

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skald-main-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The server as a process, with nothing in its environment but what is given. */
function start(env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [bundle.main], {
    env: { PATH, PORT: '0', SKALD_BOTS: 'off', SKALD_DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, said: text(child.stderr), exit: once(child, 'exit') };
}

/** The one line with which it says that it is up. */
async function upLine({ child }: ReturnType<typeof start>): Promise<string> {
  const [line] = await once(child.stdout, 'data');
  return String(line);
}

describe('the server as a process', () => {
  it('starts with nothing configured, says where it is, and stops when told to', { timeout: 180_000 }, async () => {
    const server = start();
    const line = await upLine(server);
    expect(line).toMatch(/^Skald is up at http:\/\/127\.0\.0\.1:\d+ \(embedded database in .*data\)\n$/);
    const address = /http:\S+/.exec(line)?.[0];
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok', storage: 'embedded' });

    const second = start();
    expect(await second.exit).toEqual([1, null]);
    expect(await second.said).toMatch(/^The data folder .*data is in use by process \d+ on .*\.\n$/);

    // Ctrl-C under npm: once from the terminal, once passed on.
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    expect(await server.exit).toEqual([0, null]);
    expect(existsSync(join(folder, 'data', 'lock'))).toBe(false);
  });

  it('says what to change when a setting is wrong, and does nothing', async () => {
    const server = start({ PORT: 'harbour', SKALD_LIMIT_SOKETS: '7' });
    expect(await server.exit).toEqual([1, null]);
    const said = (await server.said).trim().split('\n');
    expect(said).toEqual([expect.stringMatching(/^PORT must be/), expect.stringMatching(/^SKALD_LIMIT_SOKETS is not/)]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('says what to check when the database cannot be reached', async () => {
    const server = start({ DATABASE_URL: 'postgresql://skald:hunter2@127.0.0.1:1/skald' });
    expect(await server.exit).toEqual([1, null]);
    const said = await server.said;
    expect(said).toMatch(/^The database cannot be reached \(.*ECONNREFUSED.*\)\. Check DATABASE_URL and that PostgreSQL is running\.\n$/);
    expect(said).not.toContain('hunter2');
  });
});
