/** The words of coming in, accounts and sessions in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './account.en.ts';

export const de: WordsOf<typeof en> = {};
