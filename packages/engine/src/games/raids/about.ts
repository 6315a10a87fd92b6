/** The facts about Raids that clients show before they load its rules. */
import type { GameAbout } from '../about.ts';

export const about: GameAbout = {
  slug: 'raids',
  title: 'Raids',
  authors: ['Brett J. Gilbert', 'Matthew Dunstan'],
  published: { by: 'IELLO', year: 2018 },
  seats: { min: 2, max: 4 },
  minutes: 15,
  weight: 'light',
  rules: async () => (await import('./index.ts')).raids,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    it: async () => (await import('./text/it.ts')).it,
  },
};
