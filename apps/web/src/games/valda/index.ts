/** The entry of Valda: what pages outside its table need, and loaders for its heavy parts. */
import oak from 'icon:oak';
import { about } from '@skald/engine/about/valda';
import type { GameEntry } from '../game-entry.ts';
import { valdaLandmarks } from './landmarks.ts';
import picture from './picture.webp';

export const valda = {
  about,
  icon: oak,
  picture,
  entryTexts: {
    en: async () => (await import('./entry.en.ts')).entry,
    de: async () => (await import('./entry.de.ts')).entry,
    it: async () => (await import('./entry.it.ts')).entry,
  },
  ui: async () => (await import('./ui.ts')).ui,
  draws: ['0109e7cf6857', '042cf7280ceb', 'bd6d427e4046'],
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
  landmarks: valdaLandmarks,
  firstGame: {
    opponents: 1,
    strategy: 'novice',
    seed: 2,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    texts: async (language) => (await import('./lessons/texts.ts')).texts[language](),
  },
  practice: { switches: ['race'] },
  help: {
    parts: async () => (await import('./help/help.ts')).help,
    rules: async () => (await import('rules:valda')).default,
  },
} as const satisfies GameEntry;
