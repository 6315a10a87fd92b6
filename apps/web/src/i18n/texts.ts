/** The web client's texts: one catalogue per language, loaded on demand; those of a game when it is played. */
import type { Language } from '@skald/engine/text';
import type { en } from './en/index.ts';
import type { GameTexts } from './game-texts.ts';
import type { TextsLike } from './texts-like.ts';

export type PageTexts = TextsLike<typeof en>;
export type TextKey = keyof typeof en | keyof GameTexts;

const loaders: Readonly<Record<Language, () => Promise<PageTexts>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  it: async () => (await import('./it/index.ts')).it,
};

export function loadTexts(language: Language): Promise<PageTexts> {
  return loaders[language]();
}
