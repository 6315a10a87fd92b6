/** The entry of Lords of Ragnarok: what pages outside its table need, and loaders for its heavy parts. */
import raven from 'icon:raven';
import { about } from '@skald/engine/about/lords-of-ragnarok';
import type { GameEntry } from '../game-entry.ts';
import { lordsLandmarks } from './landmarks.ts';
import picture from './picture.webp';

export const lordsOfRagnarok = {
  about,
  icon: raven,
  picture,
  entryTexts: {
    en: async () => (await import('./entry.en.ts')).entry,
    de: async () => (await import('./entry.de.ts')).entry,
    it: async () => (await import('./entry.it.ts')).entry,
  },
  ui: async () => (await import('./ui.ts')).ui,
  draws: ['67d415a77652', '52ed1d394c06'],
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
  landmarks: lordsLandmarks,
  firstGame: {
    opponents: 1,
    strategy: 'novice',
    seed: 1,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    texts: async (language) => (await import('./lessons/texts.ts')).texts[language](),
  },
  firstSoloGame: {
    opponents: 0,
    strategy: 'novice',
    seed: 33,
    lessons: async () => (await import('./lessons/alone.ts')).lessons,
    texts: async (language) => (await import('./lessons/alone.texts.ts')).texts[language](),
  },
  practice: {
    switches: ['hel', 'heimdall', 'aegir', 'snekkar', 'realms', 'jormungandr', 'kraken'],
    count: { option: 'prophets', most: 3 },
  },
  help: {
    parts: async () => (await import('./help/help.ts')).help,
    rules: async () => (await import('rules:lords-of-ragnarok')).default,
  },
} as const satisfies GameEntry;
