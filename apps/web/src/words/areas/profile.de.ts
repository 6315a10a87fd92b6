/** The words of players and their results in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './profile.en.ts';

export const de: WordsOf<typeof en> = {};
