/** The entry of Blood Rage: what pages outside its table need, and loaders for its heavy parts. */
import axe from 'icon:battle-axe';
import { about } from '@skald/engine/about/blood-rage';
import type { GameEntry } from '../game-entry.ts';
import { bloodRageLandmarks } from './landmarks.ts';
import picture from './picture.webp';

export const bloodRage = {
  about,
  icon: axe,
  picture,
  entryTexts: {
    en: async () => (await import('./entry.en.ts')).entry,
    de: async () => (await import('./entry.de.ts')).entry,
    it: async () => (await import('./entry.it.ts')).entry,
  },
  ui: async () => (await import('./ui.ts')).ui,
  draws: ['576ebeced123', '832cb8e1ac3f', 'de16ee05ecc3'],
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
  landmarks: bloodRageLandmarks,
  firstGame: {
    opponents: 2,
    strategy: 'novice',
    seed: 22,
    options: { firstPlayer: 0, draftInFirstAge: false },
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    texts: async (language) => (await import('./lessons/texts.ts')).texts[language](),
  },
  practice: { switches: ['mystics', 'gods', 'fifthPlayer', 'draftInFirstAge'], normallyOn: ['draftInFirstAge'] },
  help: {
    parts: async () => (await import('./help/help.ts')).help,
    rules: async () => (await import('rules:blood-rage')).default,
  },
} as const satisfies GameEntry;
