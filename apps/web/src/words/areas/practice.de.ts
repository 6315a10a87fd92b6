/** The words of practice tables in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './practice.en.ts';

export const de: WordsOf<typeof en> = {
  'brain.novice': 'Neulinge',
  'brain.random': 'Träumer',
  'brain.warrior': 'Krieger',
};
