/** The words of the lobby and the waiting room in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './lobby.en.ts';

export const it: WordsOf<typeof en> = {};
