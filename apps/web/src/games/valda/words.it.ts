/** The words of the table of Valda in Italian. */
import type { WordsOf } from '../../words/words-of.ts';
import type { en } from './words.en.ts';

export const it: WordsOf<typeof en> = {};
