/** The words of the pages of the games in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './game-pages.en.ts';

export const de: WordsOf<typeof en> = {};
