/** The words of the table of Lords of Ragnarok in German. */
import type { WordsOf } from '../../words/words-of.ts';
import { de as sides } from './sides/words.de.ts';
import type { en } from './words.en.ts';

export const de: WordsOf<typeof en> = {
  'lords.region': 'Gebiet {region}, {land}',
  ...sides,
};
