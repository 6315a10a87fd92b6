/** What is loaded one by one is what is loaded at once. */
import { expect, it } from 'vitest';
import { games } from './index.ts';
import { loadGame, loadText } from './load.ts';
import { LANGUAGES, texts } from './text.ts';

it.each([...games.keys()])('%s is loaded alone', async (slug) => {
  expect(await loadGame(slug)).toBe(games.get(slug));
  for (const language of LANGUAGES) expect(await loadText(slug, language)).toBe(texts[slug]?.[language]);
});

it('a game that the house does not have is not loaded', async () => {
  expect(await loadGame('toString')).toBeUndefined();
  expect(await loadText('chess', 'en')).toBeUndefined();
});
