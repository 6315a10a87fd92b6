/** The words of the lobby and the waiting room in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './lobby.en.ts';

export const de: WordsOf<typeof en> = {};
