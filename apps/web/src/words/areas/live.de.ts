/** The words of tables on a server in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './live.en.ts';

export const de: WordsOf<typeof en> = {};
