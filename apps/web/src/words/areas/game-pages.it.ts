/** The words of the pages of the games in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './game-pages.en.ts';

export const it: WordsOf<typeof en> = {};
