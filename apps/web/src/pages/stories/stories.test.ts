/** The pages of the games say the same in every language. */
import { LANGUAGES } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { GAMES_WITH_STORIES, loadStory } from './load.ts';
import type { Story } from './story.ts';

async function storyOf(slug: string, language: (typeof LANGUAGES)[number]): Promise<Story> {
  const story = await loadStory(slug, language);
  if (!story) throw new Error(`${slug} has no story in ${language}`);
  return story;
}

describe.each(GAMES_WITH_STORIES)('the story of %s', async (slug) => {
  const english = await storyOf(slug, 'en');

  it.each(LANGUAGES)('is whole in %s', async (language) => {
    const story = await storyOf(slug, language);
    expect(story.chapters).toHaveLength(english.chapters.length);
    expect(story.extras).toHaveLength(english.extras.length);
    const texts = [story.lead, story.aim, ...[...story.chapters, ...story.extras].flatMap(({ title, text }) => [title, text])];
    for (const text of texts) expect(text.trim()).not.toBe('');
    expect(new Set(story.chapters.map(({ title }) => title)).size).toBe(story.chapters.length);
    if (language !== 'en') expect(story.lead).not.toBe(english.lead);
  });
});

it('there is none of a game that the house does not have', async () => {
  expect(await loadStory('toString', 'en')).toBeUndefined();
});
