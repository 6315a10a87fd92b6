/** The words of the table of Lords of Ragnarok in English. */
import { en as sides } from './sides/words.en.ts';

export const en = {
  'lords.region': 'Region {region}, {land}',
  ...sides,
} as const satisfies Readonly<Record<string, string>>;
