/** The words of the table of Lords of Ragnarok in Italian. */
import type { WordsOf } from '../../words/words-of.ts';
import { it as sides } from './sides/words.it.ts';
import type { en } from './words.en.ts';

export const it: WordsOf<typeof en> = {
  'lords.region': 'Regione {region}, {land}',
  ...sides,
};
