/** English texts of Lords of Ragnarok on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Lead a hero of the sagas through the last winter: take lands, build temples, hunt monsters. Alone against a prophet of Surtur, or against each other.',
  solo: 'You play alone: a prophet of Surtur, led by the rules themselves, is your opponent.',
  count: 'Prophets of Surtur, led by the rules themselves',
  options: async () => (await import('./options.en.ts')).options,
};
