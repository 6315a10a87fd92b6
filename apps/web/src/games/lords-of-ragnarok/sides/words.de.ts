/** The words beside the map of Lords of Ragnarok in German: wheel, prophets, holdings, battle and hunt. */
import type { WordsOf } from '../../../words/words-of.ts';
import type { en } from './words.en.ts';

export const de: WordsOf<typeof en> = {
  'lords.why': 'Warum tat er das?',
};
