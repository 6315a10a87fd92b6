/** The words of the table of Valda in German. */
import type { WordsOf } from '../../words/words-of.ts';
import type { en } from './words.en.ts';

export const de: WordsOf<typeof en> = {};
