/** The image, made by the steps of its Dockerfile: it is small, contains no development packages, and a match can be played on it. */
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { granted, TestPlayer, until } from '../../apps/server/src/testing/people.ts';
import { StartedCommand } from '../testing/command.ts';
import { type RehearsedImage, rehearse } from './rehearsal.ts';

const MEGABYTE = 1_000_000;
/** The limit for the packages. */
const PACKAGES_LIMIT = 60 * MEGABYTE;
const BUILD_LIMIT = 30 * MEGABYTE;

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

let image: RehearsedImage;
let folder: string;

beforeAll(() => {
  image = rehearse();
  folder = mkdtempSync(join(tmpdir(), 'skald-image-data-'));
}, 300_000);
afterAll(() => {
  image.remove();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

function bytesIn(path: string): number {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

/** As the container runs it, except for the data folder and the port. */
function run(command: readonly string[], settings: Readonly<Record<string, string>> = {}): StartedCommand {
  const [program = '', ...words] = command;
  const env = { ...image.env, SKALD_DATA: join(folder, 'data'), SKALD_HOST: '127.0.0.1', PORT: '0', SKALD_BOT_PACE_MS: '0', ...settings };
  return new StartedCommand([program, ...words], join(image.root, image.workdir), env);
}

describe.runIf(process.platform === 'linux')('the image', { timeout: 240_000 }, () => {
  it('holds the packages that cannot be bundled, and none for development', () => {
    const modules = join(image.root, image.workdir, 'node_modules');
    expect(bytesIn(modules)).toBeLessThan(PACKAGES_LIMIT);
    expect(bytesIn(join(image.root, image.workdir)) - bytesIn(modules)).toBeLessThan(BUILD_LIMIT);
    const { devDependencies } = packageFile.parse(JSON.parse(read('package.json')));
    const shipped = packageFile.parse(JSON.parse(read('apps/image/package.json'))).dependencies;
    // A dependency of a shipped package may also be a development tool of the repository.
    const forDevelopment = Object.keys(devDependencies).filter((name) => existsSync(join(modules, name)) && name !== 'yaml');
    expect(forDevelopment).toEqual([]);
    for (const name of ['prisma', 'effect', 'react', 'react-dom', 'typescript']) expect(existsSync(join(modules, name))).toBe(false);
    expect(Object.keys(shipped).filter((name) => !existsSync(join(modules, name)))).toEqual([]);
  });

  it('ships the versions that the server was tested with', () => {
    const { dependencies } = packageFile.parse(JSON.parse(read('apps/server/package.json')));
    for (const [name, version] of Object.entries(packageFile.parse(JSON.parse(read('apps/image/package.json'))).dependencies)) {
      expect([name, dependencies[name]]).toEqual([name, version]);
    }
  });

  it('plays a match with a bot of the house, is healthy, stops when told to, and gives its matches to the command line', async () => {
    const server = run(image.command);
    try {
      const [, address = ''] = await server.says(/^Skald is up at (http:\S+)/m);
      expect(await (await fetch(address)).text()).toContain('<title>');
      expect((await fetch(`${address}/docs/`)).status).toBe(200);
      const { port } = new URL(address);
      execFileSync(image.healthCheck[0] ?? '', image.healthCheck.slice(1), { env: { ...process.env, PORT: port } });

      const person = await TestPlayer.enter(address, 'Rehearser');
      await until(async () => granted(await person.api.call('listOfferedBots', { params: { game: 'raids' } })).bots.length > 0);
      const body = { game: 'raids', seats: 2, bots: [{ seat: 1, bot: 'novice' }] };
      const { match } = granted(await person.api.call('createMatch', { body }));
      granted(await person.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
      const store = await person.watch(match.id);
      await person.play(store);
      expect(store.state.get().play?.over).toBeTruthy();
      expect(person.refused).toEqual([]);
      person.close();
    } finally {
      server.kill('SIGTERM');
    }
    expect(await server.exit).toEqual([0, null]);
    await server.isGone();

    const skald = [join(image.root, image.workdir, 'cli/skald.js')];
    const file = join(folder, 'matches.jsonl');
    const exported = run([...skald, 'export', file]);
    expect(await exported.exit).toEqual([0, null]);
    expect(exported.said).toContain('1 match exported.');
    mkdirSync(join(folder, 'other'));
    const imported = run([...skald, 'import', file], { SKALD_DATA: join(folder, 'other') });
    expect([...(await imported.exit), imported.said]).toEqual([0, null, expect.stringContaining('1 match imported.')]);
    const asked = run([...skald, 'admin', 'moderators']);
    expect(await asked.exit).toEqual([0, null]);
    expect(lstatSync(join(image.root, 'usr/local/bin/skald')).isSymbolicLink()).toBe(true);
  });
});
