/** The entry of Raids: what pages outside its table need, and loaders for its heavy parts. */
import drakkar from 'icon:drakkar';
import { about } from '@skald/engine/about/raids';
import type { GameEntry } from '../game-entry.ts';
import { raidsLandmarks } from './landmarks.ts';
import picture from './picture.webp';

export const raids = {
  about,
  icon: drakkar,
  picture,
  entryTexts: {
    en: async () => (await import('./entry.en.ts')).entry,
    de: async () => (await import('./entry.de.ts')).entry,
    it: async () => (await import('./entry.it.ts')).entry,
  },
  ui: async () => (await import('./ui.ts')).ui,
  draws: ['f768564f8368', '3587e7323830'],
  texts: {
    en: async () => (await import('./text/words.en.ts')).en,
    de: async () => (await import('./text/words.de.ts')).de,
    it: async () => (await import('./text/words.it.ts')).it,
  },
  story: {
    en: async () => (await import('./story.en.ts')).story,
    de: async () => (await import('./story.de.ts')).story,
    it: async () => (await import('./story.it.ts')).story,
  },
  landmarks: raidsLandmarks,
  offersJarl: true,
  firstGame: {
    opponents: 2,
    strategy: 'novice',
    seed: 2,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    texts: async (language) => (await import('./lessons/texts.ts')).texts[language](),
  },
  help: {
    parts: async () => (await import('./help/help.ts')).help,
    rules: async () => (await import('rules:raids')).default,
  },
} as const satisfies GameEntry;
