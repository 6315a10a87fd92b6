/** The web client's own words: one catalogue for each language, loaded when it is spoken; those of a game when it is played. */
import type { Language } from '@skald/engine/text';
import type { en } from './en.ts';
import type { GameWordKey } from './game-words.ts';
import type { WordsOf } from './words-of.ts';

export type PageWords = WordsOf<typeof en>;
export type WordKey = keyof typeof en | GameWordKey;

const loaders: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
};

export function loadWords(language: Language): Promise<PageWords> {
  return loaders[language]();
}
