/** The site has an entry for every game of the engine, and each entry is complete. */
import { abouts } from '@skald/engine/about';
import { games } from '@skald/engine/games';
import { LANGUAGES } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EntryTexts, PerLanguage } from './game-entry.ts';
import { GAMES, gameEntry } from './index.ts';

const [pushWorker = ''] = Object.values(
  import.meta.glob<string>('../../public/push-worker.js', { query: '?raw', import: 'default', eager: true }),
);

it.each(abouts.map(({ slug }) => slug))('%s has an entry', (slug) => {
  expect(gameEntry(slug), `Add apps/web/src/games/${slug}/index.ts and list it in apps/web/src/games/index.ts.`).toBeDefined();
});

it('the entries stand in the order of the engine, without any other', () => {
  expect(GAMES.map(({ about }) => about)).toEqual(abouts);
});

it('the push worker, which is no part of the build, knows the title of each', () => {
  const [, list = ''] = /^const GAMES = \{([^}]*)\};$/m.exec(pushWorker) ?? [];
  const titles = [...list.matchAll(/'?([a-z-]+)'?: '([^']*)'/g)].map(([, slug, title]) => [slug, title]);
  expect(titles, 'List the game in GAMES of apps/web/public/push-worker.js.').toEqual(abouts.map(({ slug, title }) => [slug, title]));
});

it('an unknown game has no entry', () => {
  expect(gameEntry('toString')).toBeUndefined();
});

describe.each(GAMES.map((game) => [game.about.slug, game] as const))('the entry of %s', async (slug, game) => {
  const { about, entryTexts, practice = {}, landmarks } = game;
  const [en, de, italian] = await Promise.all([entryTexts.en(), entryTexts.de(), entryTexts.it()]);
  const inEach = (read: (texts: EntryTexts) => string | undefined): PerLanguage<string> => ({
    en: read(en) ?? '',
    de: read(de) ?? '',
    it: read(italian) ?? '',
  });
  const optionTexts = await Promise.all([en, de, italian].map(async ({ options: load }) => (await load?.()) ?? {}));
  const [english = {}] = optionTexts;
  const options = Object.keys(english);
  const schema = games.get(slug)?.options;
  const known = Object.keys((schema instanceof z.core.$ZodType && z.toJSONSchema(schema, { io: 'input' }).properties) || {});

  it('has a blurb in every language', () => translated(inEach(({ blurb }) => blurb)));

  it('says against whom people play alone, where they can', () => {
    expect(en.solo !== undefined).toBe(about.seats.min === 1);
    if (en.solo !== undefined) translated(inEach(({ solo }) => solo));
  });

  it('describes and asks for options that the rules know', () => {
    const asked = [...(practice.switches ?? []), ...(practice.count ? [practice.count.option] : [])];
    expect(known).toEqual(expect.arrayContaining([...options, ...asked]));
    expect(practice.switches ?? []).toEqual(expect.arrayContaining([...(practice.normallyOn ?? [])]));
    for (const translations of optionTexts) expect(Object.keys(translations)).toEqual(options);
    for (const option of options) {
      const [inEnglish, inGerman, inItalian] = optionTexts.map((one) => one[option]);
      translated({ en: inEnglish?.title ?? '', de: inGerman?.title ?? '', it: inItalian?.title ?? '' });
      translated({ en: inEnglish?.text ?? '', de: inGerman?.text ?? '', it: inItalian?.text ?? '' });
    }
    if (practice.count) translated(inEach(({ count }) => count));
  });

  it.each(LANGUAGES)('names landmarks that have texts in %s', async (language) => {
    const { events } = await about.text[language]();
    expect(Object.keys(events)).toEqual(expect.arrayContaining([...landmarks.chapters, ...landmarks.highlights]));
  });

  it('has a user interface', async () => {
    expect((await game.ui()).Board).toBeDefined();
  });
});

/** One sentence or name in each language, all different. */
function translated(texts: PerLanguage<string>): void {
  for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  expect(new Set(Object.values(texts)).size).toBe(LANGUAGES.length);
}
