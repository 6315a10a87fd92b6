/** The words of the games' tables, loaded when somebody sits down at one. */
import type { Language } from '@skald/engine/text';
import type { en as bloodRage } from '../games/blood-rage/words.en.ts';
import type { en as lords } from '../games/lords-of-ragnarok/words.en.ts';
import type { en as raids } from '../games/raids/words.en.ts';
import type { en as valda } from '../games/valda/words.en.ts';

export type GameWordKey = keyof typeof raids | keyof typeof bloodRage | keyof typeof valda | keyof typeof lords;
export type GameWords = Readonly<Partial<Record<GameWordKey, string>>>;

const loaders: Readonly<Record<string, Readonly<Record<Language, () => Promise<GameWords>>>>> = {
  raids: {
    en: async () => (await import('../games/raids/words.en.ts')).en,
    de: async () => (await import('../games/raids/words.de.ts')).de,
    it: async () => (await import('../games/raids/words.it.ts')).it,
  },
  'blood-rage': {
    en: async () => (await import('../games/blood-rage/words.en.ts')).en,
    de: async () => (await import('../games/blood-rage/words.de.ts')).de,
    it: async () => (await import('../games/blood-rage/words.it.ts')).it,
  },
  valda: {
    en: async () => (await import('../games/valda/words.en.ts')).en,
    de: async () => (await import('../games/valda/words.de.ts')).de,
    it: async () => (await import('../games/valda/words.it.ts')).it,
  },
  'lords-of-ragnarok': {
    en: async () => (await import('../games/lords-of-ragnarok/words.en.ts')).en,
    de: async () => (await import('../games/lords-of-ragnarok/words.de.ts')).de,
    it: async () => (await import('../games/lords-of-ragnarok/words.it.ts')).it,
  },
};

export const GAMES_WITH_WORDS = Object.keys(loaders);

export async function loadGameWords(slug: string, language: Language): Promise<GameWords> {
  const load = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
  return load ? await load[language]() : {};
}
