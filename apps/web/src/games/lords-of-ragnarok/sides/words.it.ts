/** The words beside the map of Lords of Ragnarok in Italian: wheel, prophets, holdings, battle and hunt. */
import type { WordsOf } from '../../../words/words-of.ts';
import type { en } from './words.en.ts';

export const it: WordsOf<typeof en> = {
  'lords.why': 'Perché l’ha fatto?',
};
