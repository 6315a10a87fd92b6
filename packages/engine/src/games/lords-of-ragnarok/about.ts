/** The facts about Lords of Ragnarok that clients show before they load its rules. */
import type { GameAbout } from '../about.ts';

export const about: GameAbout = {
  slug: 'lords-of-ragnarok',
  title: 'Lords of Ragnarok',
  authors: ['Adam Kwapiński', 'Dávid Turczi'],
  published: { by: 'Awaken Realms', year: 2023 },
  seats: { min: 1, max: 4 },
  minutes: 90,
  weight: 'heavy',
  rules: async () => (await import('./index.ts')).lordsOfRagnarok,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    it: async () => (await import('./text/it.ts')).it,
  },
  automata: async () => (await import('./automata.ts')).automataOf,
};
