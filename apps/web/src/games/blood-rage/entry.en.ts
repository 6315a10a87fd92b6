/** English texts of Blood Rage on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Three ages until the world ends. Draft the gifts of the gods, send your clan into the provinces, pillage them before the others do, and die gloriously when Ragnarök comes: that counts too.',
  options: async () => (await import('./options.en.ts')).options,
};
