/** The words of the talk at a table in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './chat.en.ts';

export const it: WordsOf<typeof en> = {};
