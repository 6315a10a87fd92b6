/** The words of notifications in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './notify.en.ts';

export const it: WordsOf<typeof en> = {};
