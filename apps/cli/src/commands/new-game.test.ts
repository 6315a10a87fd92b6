/** A new game is complete: in a copy of the repository that has it, conformance, types, imports, style, rules and the site hold. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesFor } from '../new-game/names.ts';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts';
import { runSkald, temporaryPath } from '../testing/test-world.ts';

const MINUTES = 60_000;
const SLUG = 'amber-trail';

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository();
}, 5 * MINUTES);
afterAll(() => copy.remove(), 5 * MINUTES);

/** Runs a program in the copy; throws its output on failure. */
async function run(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: copy.root, maxBuffer: 1e8 }).catch(
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${words.join(' ')} failed:\n${stdout}\n${stderr}`);
    },
  );
  return stdout;
}

function skaldThere(...words: readonly string[]): Promise<string> {
  return run('tools/run.mjs', 'apps/cli/src/main.ts', ...words);
}

describe('skald new-game', () => {
  it('writes a game and registers it', { timeout: 5 * MINUTES }, async () => {
    const { code, out, err } = await runSkald(['new-game', SLUG], [], { root: copy.root });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`packages/engine/src/games/${SLUG}/about.ts`);
    for (const list of ['packages/engine/src/games/about.ts', 'packages/ai/src/games/index.ts', 'apps/web/src/games/index.ts']) {
      expect(readFileSync(join(copy.root, list), 'utf8')).toMatch(/, amberTrail\]/);
    }
    expect(existsSync(join(copy.root, `packages/engine/fixtures/${SLUG}/random-4-seats.saga.jsonl`))).toBe(true);
  });

  it('makes a game that conforms, with a test for every rule', { timeout: 5 * MINUTES }, async () => {
    expect(await skaldThere('conformance', SLUG, '--games', '20')).toContain('0 failures\n  Everything there is was used.');
    expect(await skaldThere('rules', '--game', SLUG)).toContain('All 8 rules and worked examples are cited by a test.');
  });

  it('keeps its tests and the registries’ tests green', { timeout: 5 * MINUTES }, async () => {
    const tests = [`packages/engine/src/games/${SLUG}`, 'packages/engine/src/games/registry.test.ts', 'packages/ai/src/games'];
    await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...tests,
      'apps/web/src/games/registry.test.ts',
      'apps/web/src/games/stories.test.ts',
    );
  });

  it('keeps types, imports and style clean', { timeout: 10 * MINUTES }, async () => {
    const projects = ['packages/engine', 'packages/engine/tsconfig.test.json', 'packages/ai', 'apps/cli', 'apps/web'];
    await run('node_modules/typescript/bin/tsc', '-b', ...projects);
    await run('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'packages', 'apps');
    await run(
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      'packages/engine/src/games',
      'packages/ai',
      'apps/web/src/games',
    );
  });

  it('keeps the site building', { timeout: 5 * MINUTES }, async () => {
    expect(await run('node_modules/vite/bin/vite.js', 'build', 'apps/web')).toContain('built in');
  });

  it('does not write a game twice', async () => {
    const again = await runSkald(['new-game', SLUG], [], { root: copy.root });
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toContain('error [file-exists]');
    expect((await runSkald(['new-game', 'raids'], [], { root: copy.root })).err).toBe(
      'error [game-exists]: There is a game called raids already.\n',
    );
  });
});

describe('what skald new-game refuses', () => {
  it.each(['Stones', 'stone heap', '../up', 'stone--heap', '-stone', 'stone-', '9-stones', '', 'a'.repeat(33), 'class', 'x'])(
    'the slug %j',
    async (slug) => {
      const { code, err } = await runSkald(['new-game', '--', slug]);
      expect({ code, said: err.slice(0, 16) }).toEqual({ code: 2, said: 'error [bad-slug]' });
    },
  );

  it.each(["It's", 'a\\b', '{title}', ' ', 'x'.repeat(41)])('the title %j', async (title) => {
    expect((await runSkald(['new-game', 'stone-heap', '--title', title])).err).toContain('error [bad-title]');
  });

  it('a slug whose name in code a registry uses', async () => {
    const root = dirname(temporaryPath());
    const registry = join(root, 'packages/engine/src/games/about.ts');
    const template = join(root, 'apps/cli/templates/new-game/docs/rules/stone-heap.md.template');
    for (const path of [registry, template]) mkdirSync(dirname(path), { recursive: true });
    writeFileSync(registry, 'export const abouts = [];\n');
    writeFileSync(template, '');
    const { err } = await runSkald(['new-game', 'abouts'], [], { root });
    expect(err).toContain('error [bad-slug]: packages/engine/src/games/about.ts uses the name abouts');
    expect(existsSync(join(root, 'docs'))).toBe(false);
  });

  it('to work without sources', async () => {
    expect((await runSkald(['new-game', 'stone-heap'], [], { root: dirname(temporaryPath()) })).err).toContain('error [no-sources]');
  });
});

describe('the names of a new game', () => {
  it('come from its slug', () => {
    expect(namesFor({ slug: 'stone-heap', taken: [] })).toEqual({
      slug: 'stone-heap',
      camel: 'stoneHeap',
      pascal: 'StoneHeap',
      title: 'Stone Heap',
      prefix: 'SH',
    });
  });

  it('leave other games their rule prefixes', () => {
    expect(namesFor({ slug: 'stone-heap', taken: ['SH'] })).toMatchObject({ prefix: 'ST' });
    expect(namesFor({ slug: 'stones', taken: ['ST'] })).toMatchObject({ prefix: 'STO' });
    expect(namesFor({ slug: 'ox', taken: ['OX'] })).toMatchObject({ failed: 'bad-slug' });
  });
});
