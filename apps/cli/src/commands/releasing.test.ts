/** `skald editions`, `build` and `release`, from changed rules to a released edition, in a copy of the project. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EditionLibrary, EditionModules, editionFolders } from '@skald/editions';
import { changedSources, OTHER_RAIDS } from '@skald/editions/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSkald } from '../testing/test-world.ts';

const RELEASED = 'packages/editions/released';
const NOTE = 'Villages give two vikings.';
let root: string;

beforeAll(() => {
  root = changedSources('raids', OTHER_RAIDS);
  cpSync(fileURLToPath(new URL(`../../../../${RELEASED}`, import.meta.url)), join(root, RELEASED), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function editions(...words: string[]): Promise<string> {
  const { code, out, err } = await runSkald(['editions', ...words], [], { root, today: () => '2027-01-31' });
  expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
  return out;
}

function namedRaids(): string {
  return JSON.parse(readFileSync(join(root, 'packages/engine/src/games/editions.json'), 'utf8')).raids;
}

function files(folder: string): readonly string[] {
  const path = join(root, 'packages/editions', folder, 'raids');
  return existsSync(path) ? readdirSync(path) : [];
}

describe('changed rules', () => {
  it('are built, named in the sources, and released with a note; nothing that was released before changes', async () => {
    const before = JSON.parse(readFileSync(join(root, RELEASED, 'released.json'), 'utf8'));
    const [old, listed] = [namedRaids(), files('released')];
    expect(await editions('build')).toMatch(/^ {2}raids {2}\w{12} {2}changed$/m);
    const name = namedRaids();
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(name).not.toBe(old);
    expect([...files('unreleased')].sort()).toEqual([`${name}.mjs.br`, `${name}.shape.br`]);
    expect(files('released')).toEqual(listed);

    expect(await editions('release', '--note', NOTE)).toBe(`  raids  ${name.slice(0, 12)}  released\n`);
    const after = JSON.parse(readFileSync(join(root, RELEASED, 'released.json'), 'utf8'));
    expect(after).toEqual([...before, { slug: 'raids', hash: name, released: '2027-01-31', note: NOTE }]);
    expect([...files('released')].sort()).toEqual([...listed, `${name}.mjs.br`, `${name}.shape.br`].sort());
    expect(await editions()).toContain(`  ${name.slice(0, 12)}  2027-01-31  ${NOTE}`);
    expect(new EditionLibrary(new EditionModules(editionFolders(root))).find('raids', name)).toMatchObject({ edition: name });

    // What is released already is not released again.
    expect(await editions('release', '--note', 'Nothing.')).toBe('No rules have changed since they were released.\n');
    expect(JSON.parse(readFileSync(join(root, RELEASED, 'released.json'), 'utf8'))).toEqual(after);
  });

  it('are not released without a word for players', async () => {
    expect(await runSkald(['editions', 'release', '--note', ' '], [], { root })).toMatchObject({
      code: 2,
      err: expect.stringContaining('[bad-note]'),
    });
    expect((await runSkald(['editions', 'release'], [], { root })).code).toBe(2);
  });
});
