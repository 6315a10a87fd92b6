/** The game pages have the same chapters in every language. */
import { LANGUAGES } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

describe.each(GAMES.map((game) => [game.about.slug, game] as const))('the story of %s', async (_slug, { story: stories }) => {
  const english = await stories.en();

  it.each(LANGUAGES)('is whole in %s', async (language) => {
    const story = await stories[language]();
    expect(story.chapters).toHaveLength(english.chapters.length);
    expect(story.extras).toHaveLength(english.extras.length);
    const texts = [story.lead, story.aim, ...[...story.chapters, ...story.extras].flatMap(({ title, text }) => [title, text])];
    for (const text of texts) expect(text.trim()).not.toBe('');
    expect(new Set(story.chapters.map(({ title }) => title)).size).toBe(story.chapters.length);
    if (language !== 'en') expect(story.lead).not.toBe(english.lead);
  });
});
