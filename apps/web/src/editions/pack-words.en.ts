/** What pages say about content packs, in English. */
import type { PackWords } from './pack-words.ts';

export const words: PackWords = {
  legend: 'Content',
  none: 'As in the game',
  about: 'Numbers of this game corrected by somebody who owns it. Everybody at the table plays by them.',
  played: ({ name, base }) => `Played with the content pack “${name}”, which corrects edition ${base}.`,
};
