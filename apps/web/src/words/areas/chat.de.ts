/** The words of the talk at a table in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './chat.en.ts';

export const de: WordsOf<typeof en> = {};
