/** How editions are built: the same sources give the same name, and only what decides a match changes it. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildEdition, slugsIn } from '@skald/editions/build';
import { games } from '@skald/engine/games';
import { afterAll, describe, expect, it } from 'vitest';
import { copiedSources } from './testing/changed-edition.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GAMES = 'packages/engine/src/games';
const LARGEST = 60_000;
/** What lies beside the rules of a game and is no part of its edition. */
const BESIDES = ['text', 'index.ts', 'invariants.ts', 'project.ts', 'testing'];

describe.each(slugsIn(ROOT))('the edition of %s', (slug) => {
  it('is the one that the sources name', async () => {
    const { hash } = await buildEdition(ROOT, slug);
    expect(games.get(slug)?.edition, `The rules of ${slug} have changed. Run: npm run -s skald -- editions build`).toBe(hash);
  });

  it(`takes at most ${LARGEST} bytes on its way to a browser`, async () => {
    const { text } = await buildEdition(ROOT, slug);
    expect(gzipSync(text).length).toBeLessThanOrEqual(LARGEST);
  });
});

describe('a copy of the sources in another folder', () => {
  const copy = copiedSources();
  const hashOf = async (slug: string): Promise<string> => (await buildEdition(copy, slug)).hash;
  const change = (path: string, from: string | RegExp, to: string): void => {
    const before = readFileSync(join(copy, path), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(join(copy, path), after);
  };

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('gives the same names', async () => {
    for (const [slug, { edition }] of games) expect(await hashOf(slug)).toBe(edition);
  });

  it('keeps them when a comment, a text, a check or a projection changes', async () => {
    const raids = await hashOf('raids');
    change(`${GAMES}/raids/flow/sailing/sail.ts`, '/**', '/** Another remark. */\n/**');
    change(`${GAMES}/raids/text/en.ts`, 'Raids', 'Raiders');
    change(`${GAMES}/raids/invariants.ts`, /$/, '\nexport const another = 1;\n');
    change(`${GAMES}/raids/project.ts`, /$/, '\nexport const another = 1;\n');
    expect(await hashOf('raids')).toBe(raids);
  });

  it('keeps them where there are no bots, boards, texts, checks and other games at all', async () => {
    for (const elsewhere of ['packages/ai', 'apps']) expect(existsSync(join(copy, elsewhere))).toBe(false);
    const apart = join(copy, 'apart');
    mkdirSync(apart);
    for (const [slug, { edition }] of games) {
      const others = [...games.keys()].filter((other) => other !== slug);
      const parts = [...others, ...BESIDES.map((part) => join(slug, part))];
      for (const [nth, part] of parts.entries()) renameSync(join(copy, GAMES, part), join(apart, String(nth)));
      expect(await hashOf(slug)).toBe(edition);
      for (const [nth, part] of parts.entries()) renameSync(join(apart, String(nth)), join(copy, GAMES, part));
    }
  });

  it('gives another name to a game whose content changes, and to no other game', async () => {
    const [raids, valda] = [await hashOf('raids'), await hashOf('valda')];
    change(`${GAMES}/raids/content/raids.content.json`, /"maxVikings": (\d+)/, '"maxVikings": 99');
    expect(await hashOf('raids')).not.toBe(raids);
    expect(await hashOf('valda')).toBe(valda);
  });

  it('is not built from content that breaks its schema', async () => {
    change(`${GAMES}/raids/content/raids.content.json`, '"maxVikings": 99', '"maxVikings": "many"');
    await expect(hashOf('raids')).rejects.toThrow('maxVikings');
  });
});
