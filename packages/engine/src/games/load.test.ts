/** Loading one by one gives the same as loading all at once. */
import { expect, it } from 'vitest';
import { games } from './index.ts';
import { loadGame, loadText } from './load.ts';
import { LANGUAGES, texts } from './text.ts';

it.each([...games.keys()])('%s is loaded alone', async (slug) => {
  expect(await loadGame(slug)).toBe(games.get(slug));
  for (const language of LANGUAGES) expect(await loadText(slug, language)).toBe(texts[slug]?.[language]);
});

it('loads nothing for an unknown slug', async () => {
  expect(await loadGame('toString')).toBeUndefined();
  expect(await loadText('chess', 'en')).toBeUndefined();
});
