/** Every game folder is registered, and the facts about a game agree with its rules. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { abouts } from './about.ts';
import { games } from './index.ts';
import { LANGUAGES, texts } from './text.ts';

/** Helpers for the tests of this folder, not a game. */
const NO_GAME = 'testing';
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== NO_GAME)
  .map(({ name }) => name);

describe.each(folders)('the folder %s', (slug) => {
  it('is registered', () => {
    const about = abouts.find((one) => one.slug === slug);
    expect(about, `Add ${slug}/about.ts with the slug ${slug}, and list it in games/about.ts.`).toBeDefined();
    expect(games.has(slug), `List the rules of ${slug} in games/index.ts.`).toBe(true);
    expect(Object.keys(texts), `List the texts of ${slug} in games/text.ts.`).toContain(slug);
  });
});

it('the registries contain nothing else', () => {
  for (const keys of [abouts.map(({ slug }) => slug), [...games.keys()], Object.keys(texts)])
    expect(keys.toSorted()).toEqual(folders.toSorted());
});

describe.each(abouts.map((about) => [about.slug, about] as const))('what %s says about itself', (slug, about) => {
  const rules = games.get(slug);

  it('is what its rules say', () => {
    expect(rules?.seats).toMatchObject(about.seats);
    expect(about.hasResponseWindows ?? false).toBe(rules?.windows !== undefined);
    expect(about.automata !== undefined).toBe(rules?.playsAgainstSeats ?? false);
  });

  it.each(LANGUAGES)('has the title of its texts in %s', (language) => {
    expect(texts[slug]?.[language].title).toBe(about.title);
  });
});
