/** The words of notifications in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './notify.en.ts';

export const de: WordsOf<typeof en> = {};
