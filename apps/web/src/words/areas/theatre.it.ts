/** The words of the theatre of replays in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './theatre.en.ts';

export const it: WordsOf<typeof en> = {};
