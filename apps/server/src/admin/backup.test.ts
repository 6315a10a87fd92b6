/** What docs/operations.md says about backups and moderators is done as it stands there. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type LiveServer, serverOver } from '../testing/live-server.ts';
import { gather, granted, TestPlayer } from '../testing/people.ts';
import { DATABASE_KINDS, type TestDatabase, testDatabase } from '../testing/stores.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const HEADINGS = { embedded: '### The embedded database', postgresql: '### PostgreSQL' } as const;
const canDump = await run('pg_dump', ['--version']).then(
  () => true,
  () => false,
);
const kinds = DATABASE_KINDS.filter((kind) => kind === 'embedded' || canDump);

/** The commands in the section under a heading, block by block. */
async function commands(heading: string): Promise<string[]> {
  const page = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  const section = page.slice(page.indexOf(heading) + heading.length).split(/^##/m)[0] ?? '';
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
}

interface Ended {
  readonly code: number;
  readonly said: string;
}

async function shell(script: string, cwd: string, storage: TestDatabase['settings']): Promise<Ended> {
  const where = storage.databaseUrl === undefined ? { SKALD_DATA: storage.data } : { DATABASE_URL: storage.databaseUrl };
  const { PATH, HOME } = process.env;
  try {
    const { stdout, stderr } = await run('sh', ['-ec', script], { cwd, env: { PATH, HOME, ...where } });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error;
    return { code: Number(error.code), said: `${error.stdout}${error.stderr}` };
  }
}

async function playSome(server: LiveServer, match: string, people: readonly TestPlayer[], answers: number): Promise<void> {
  const given = (): number => people.reduce((sum, one) => sum + one.given.length, 0);
  const enough = given() + answers;
  await Promise.all(people.map(async (one) => one.play(await one.watch(match), () => given() < enough)));
  for (const one of people) one.close();
  expect(await server.services.store.readLog(match)).not.toHaveLength(0);
}

describe.each(kinds)('the commands in docs/operations.md on %s', (kind) => {
  it('back up, go back, and make moderators', { timeout: 300_000 }, async () => {
    const database = await testDatabase(kind);
    const folder = await mkdtemp(join(tmpdir(), 'skald-backup-'));
    const start = (port = '0') => serverOver({ ...database, remove: async () => undefined }, { PORT: port });
    const sh = (script: string | undefined, cwd = folder) => shell(script ?? 'false', cwd, database.settings);
    const [backUp, goBack] = await commands(HEADINGS[kind]);
    const [administer] = await commands('## Moderation');
    const moderate = administer?.replaceAll('somebody@example.org', 'ragna@example.org');

    let server = await start();
    const { port } = new URL(server.address);
    const people = await Promise.all(['Ragna', 'Sigurd'].map((name) => TestPlayer.enter(server.address, name)));
    const [ragna] = people;
    if (!ragna) throw new Error('nobody came');
    granted(await ragna.api.call('register', { body: { email: 'ragna@example.org', password: 'a long and quiet fjord' } }));
    granted(await ragna.api.call('getAccount', {}));
    const match = await gather(people);
    await playSome(server, match, people, 6);
    const before = await server.services.store.readLog(match);

    if (kind === 'embedded') {
      const refused = await sh(moderate, ROOT);
      expect(refused).toMatchObject({ code: 2, said: expect.stringMatching(/in use by process \d+ .* Stop that server first/) });
    }
    await server.stop();
    expect(await sh(backUp)).toMatchObject({ code: 0 });

    server = await start(port);
    await playSome(server, match, people.map(TestPlayer.returning), 4);
    expect((await server.services.store.readLog(match)).length).toBeGreaterThan(before.length);
    granted(await ragna.api.call('renameAccount', { body: { name: 'Ragna the Late' } }));
    await server.stop();
    const administered = await sh(moderate, ROOT);
    expect(administered.code).toBe(0);
    expect(administered.said).toMatch(
      /Ragna the Late is a moderator now\.\nRagna the Late \(\w+\): registered, ragna@example\.org, moderator/,
    );
    server = await start(port);
    expect(granted(await ragna.api.call('getAccount', {})).account.moderator).toBe(true);
    // A newer release leaves something behind that the copy does not know.
    await server.services.store.prisma.$executeRaw`CREATE TABLE of_a_newer_release (account_id TEXT REFERENCES accounts (id))`;
    await server.stop();

    expect(await sh(goBack)).toMatchObject({ code: 0 });
    server = await start(port);
    expect(await server.services.store.readLog(match)).toEqual(before);
    expect(granted(await ragna.api.call('getAccount', {})).account).toMatchObject({ name: 'Ragna', moderator: false });
    await playSome(server, match, people.map(TestPlayer.returning), 4);
    expect((await server.services.store.readLog(match)).slice(0, before.length)).toEqual(before);
    expect((await server.services.store.readLog(match)).length).toBeGreaterThan(before.length);
    await server.stop();
    await Promise.all([database.remove(), rm(folder, { recursive: true, force: true })]);
    if (kind === 'postgresql') return;
    for (const copy of ['before', 'failed']) await rm(`${database.settings.data}.${copy}`, { recursive: true, force: true });
  });
});
