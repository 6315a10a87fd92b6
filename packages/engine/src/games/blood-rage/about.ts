/** The facts about Blood Rage that clients show before they load its rules. */
import type { GameAbout } from '../about.ts';

export const about: GameAbout = {
  slug: 'blood-rage',
  title: 'Blood Rage',
  authors: ['Eric M. Lang'],
  published: { by: 'CMON', year: 2015 },
  seats: { min: 2, max: 5 },
  minutes: 45,
  weight: 'medium',
  rules: async () => (await import('./index.ts')).bloodRage,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    it: async () => (await import('./text/it.ts')).it,
  },
};
