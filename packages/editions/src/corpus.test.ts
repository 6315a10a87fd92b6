/** Every recorded match is verified by the module of its own edition, for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type FindRules, isFault, required, SagaReader, type SagaRules, type SagaVerdict, sagaHeaderIn } from '@skald/engine';
import { editionOf } from '@skald/engine/editions';
import { games } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { EditionLibrary } from './library.ts';
import { EditionModules, editionFolders, unpack } from './modules.ts';
import { isEditionProblem } from './problem.ts';
import { readReleased } from './released.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Bytes, compressed. */
const LARGEST = 60_000;
const FIXTURES = new URL('../../engine/fixtures/', import.meta.url);
const folders = editionFolders(ROOT);
const modules = new EditionModules(folders);
const library = new EditionLibrary(modules);
const released = readReleased(folders[0]);

const find: FindRules = (slug, rules) => {
  const edition = editionOf(slug, rules) ?? '';
  const game = library.find(slug, edition);
  return isEditionProblem(game) ? { fault: 'unknown-edition', reason: game.reason } : game;
};

function verified(file: URL): SagaVerdict | string {
  const reader = new SagaReader(find);
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const part = reader.read(line);
    if (isFault(part)) return part.reason;
  }
  const verdict = reader.finish();
  return isFault(verdict) ? verdict.reason : verdict;
}

const recorded = readdirSync(FIXTURES).flatMap((slug) =>
  readdirSync(new URL(`${slug}/`, FIXTURES))
    .filter((name) => name.endsWith('.saga.jsonl'))
    .map((name) => ({ slug, name })),
);

describe('recorded matches', () => {
  it.each(recorded)('$slug/$name holds by its own edition', ({ slug, name }) => {
    expect(verified(new URL(`${slug}/${name}`, FIXTURES))).toMatchObject({ header: { game: slug } });
  });
});

describe('the rules in the sources', () => {
  it.each([...games.values()])(
    'of $slug: a change since the last release is told, and leaves every recorded match as it is',
    ({ slug, edition }) => {
      const last = released.findLast((one) => one.slug === slug)?.hash;
      const matches = recorded.filter((one) => one.slug === slug);
      const change = changeSince(slug, edition, last, matches.length);
      expect(change === undefined).toBe(edition === last);
      if (change !== undefined) process.stderr.write(`${change}\n`);
      // Recorded matches name their editions, and each of these is kept.
      for (const { name } of matches) expect(find(slug, rulesIn(new URL(`${slug}/${name}`, FIXTURES))), name).toHaveProperty('slug', slug);
    },
  );

  it('are compared by their names', () => {
    expect(changeSince('raids', 'aa', 'aa', 4)).toBeUndefined();
    expect(changeSince('raids', 'bb', 'aa', 4)).toBe(
      'The rules of raids have changed since the last release (aa is now bb); its 4 recorded matches hold by their own editions.',
    );
  });
});

/** What to say of a game whose rules have changed. */
function changeSince(slug: string, edition: string, last: string | undefined, matches: number): string | undefined {
  if (edition === last) return undefined;
  const names = `${(last ?? 'none').slice(0, 12)} is now ${edition.slice(0, 12)}`;
  return `The rules of ${slug} have changed since the last release (${names}); its ${matches} recorded matches hold by their own editions.`;
}

function rulesIn(file: URL): SagaRules {
  const header = sagaHeaderIn(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '');
  if (isFault(header)) throw new Error(header.reason);
  return header;
}

describe('released editions', () => {
  it('are kept with the project, each once, with a note for players and what bots need to know of them', () => {
    expect(released.length).toBeGreaterThan(0);
    expect(new Set(released.map(({ hash }) => hash)).size).toBe(released.length);
    for (const { slug, hash, note } of released) {
      expect(library.find(slug, hash)).toMatchObject({ slug, edition: hash });
      expect(modules.shape(slug, hash), hash).toBeDefined();
      expect(note).toMatch(/\w.*\.$/);
    }
  });

  it.each(released)('$slug $hash has a recorded match, which boards and texts are shown to fit by', ({ slug, hash }) => {
    const editions = recorded
      .filter((one) => one.slug === slug)
      .map(({ name }) => editionOf(slug, rulesIn(new URL(`${slug}/${name}`, FIXTURES))));
    expect(editions).toContain(hash);
  });

  it.each(released)('$slug $hash is small where it is stored and on its way to a browser', ({ slug, hash }) => {
    const packed = required(modules.packed(slug, hash), hash);
    expect(packed.length).toBeLessThanOrEqual(LARGEST);
    expect(gzipSync(unpack(packed) ?? '').length).toBeLessThanOrEqual(LARGEST);
  });
});
