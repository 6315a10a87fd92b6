/** The stories of the games, loaded when their page is opened. */
import type { Language } from '@skald/engine/text';
import type { Story } from './story.ts';

const loaders: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ readonly story: Story }>>>>> = {
  raids: { en: () => import('./raids.en.ts'), de: () => import('./raids.de.ts'), it: () => import('./raids.it.ts') },
  'blood-rage': { en: () => import('./blood-rage.en.ts'), de: () => import('./blood-rage.de.ts'), it: () => import('./blood-rage.it.ts') },
  valda: { en: () => import('./valda.en.ts'), de: () => import('./valda.de.ts'), it: () => import('./valda.it.ts') },
  'lords-of-ragnarok': {
    en: () => import('./lords-of-ragnarok.en.ts'),
    de: () => import('./lords-of-ragnarok.de.ts'),
    it: () => import('./lords-of-ragnarok.it.ts'),
  },
};

export const GAMES_WITH_STORIES = Object.keys(loaders);

export async function loadStory(slug: string, language: Language): Promise<Story | undefined> {
  const load = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
  return load && (await load[language]()).story;
}
