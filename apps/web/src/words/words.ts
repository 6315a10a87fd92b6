/** The web client's own words: one catalogue for each language, loaded when it is spoken. */
import type { Language } from '@skald/engine/text';
import type { en } from './en.ts';

export type WordKey = keyof typeof en;
export type Words = Readonly<Record<WordKey, string>>;

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
};

export function loadWords(language: Language): Promise<Words> {
  return loaders[language]();
}
