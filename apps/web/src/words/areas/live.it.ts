/** The words of tables on a server in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './live.en.ts';

export const it: WordsOf<typeof en> = {};
