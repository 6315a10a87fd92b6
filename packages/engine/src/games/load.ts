/** Games and their words one by one, for clients that load only what is played. */
import type { AnyGame } from '../kernel/index.ts';
import type { Catalogue, Language } from './catalogue.ts';

interface Loaders {
  game(): Promise<AnyGame>;
  readonly text: Readonly<Record<Language, () => Promise<Catalogue>>>;
}

const loaders: Readonly<Record<string, Loaders>> = {
  raids: {
    game: async () => (await import('./raids/index.ts')).raids,
    text: {
      en: async () => (await import('./raids/text/en.ts')).en,
      de: async () => (await import('./raids/text/de.ts')).de,
      it: async () => (await import('./raids/text/it.ts')).it,
    },
  },
  'blood-rage': {
    game: async () => (await import('./blood-rage/index.ts')).bloodRage,
    text: {
      en: async () => (await import('./blood-rage/text/en.ts')).en,
      de: async () => (await import('./blood-rage/text/de.ts')).de,
      it: async () => (await import('./blood-rage/text/it.ts')).it,
    },
  },
  'lords-of-ragnarok': {
    game: async () => (await import('./lords-of-ragnarok/index.ts')).lordsOfRagnarok,
    text: {
      en: async () => (await import('./lords-of-ragnarok/text/en.ts')).en,
      de: async () => (await import('./lords-of-ragnarok/text/de.ts')).de,
      it: async () => (await import('./lords-of-ragnarok/text/it.ts')).it,
    },
  },
  valda: {
    game: async () => (await import('./valda/index.ts')).valda,
    text: {
      en: async () => (await import('./valda/text/en.ts')).en,
      de: async () => (await import('./valda/text/de.ts')).de,
      it: async () => (await import('./valda/text/it.ts')).it,
    },
  },
};

/** The rules of one game; undefined where the house does not have it. */
export async function loadGame(slug: string): Promise<AnyGame | undefined> {
  return await loadersOf(slug)?.game();
}

/** The words of one game in one language. */
export async function loadText(slug: string, language: Language): Promise<Catalogue | undefined> {
  return await loadersOf(slug)?.text[language]();
}

function loadersOf(slug: string): Loaders | undefined {
  return Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
}
