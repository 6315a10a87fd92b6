/** English texts of Raids on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Four voyages round the world. Stop where the loot is, fill your longship, slay what rises from the sea, and push rivals off the best spots.',
};
