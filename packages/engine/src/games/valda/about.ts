/** The facts about Valda that clients show before they load its rules. */
import type { GameAbout } from '../about.ts';

export const about: GameAbout = {
  slug: 'valda',
  title: 'Valda',
  authors: ['Nathan Vermeulen'],
  published: { by: 'Bannan Games', year: 2022 },
  seats: { min: 2, max: 5 },
  minutes: 60,
  weight: 'medium',
  hasResponseWindows: true,
  rules: async () => (await import('./index.ts')).valda,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    it: async () => (await import('./text/it.ts')).it,
  },
};
