/** The words of coming in, accounts and sessions in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './account.en.ts';

export const it: WordsOf<typeof en> = {};
