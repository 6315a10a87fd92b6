/** The words of practice tables in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './practice.en.ts';

export const it: WordsOf<typeof en> = {
  'brain.novice': 'Novizi',
  'brain.random': 'Sognatori',
  'brain.warrior': 'Guerrieri',
};
