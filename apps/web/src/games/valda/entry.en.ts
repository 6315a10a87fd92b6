/** English texts of Valda on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Six rounds under the eyes of seven gods. Build temples, trade and raid, hire weapons and warriors, and call on the god who suits the moment. Gather the most followers to become one of them.',
  options: async () => (await import('./options.en.ts')).options,
};
