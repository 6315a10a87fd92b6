/** The words of the theatre of replays in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './theatre.en.ts';

export const de: WordsOf<typeof en> = {};
