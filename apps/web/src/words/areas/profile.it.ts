/** The words of players and their results in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './profile.en.ts';

export const it: WordsOf<typeof en> = {};
