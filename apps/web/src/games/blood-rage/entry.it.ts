/** Italian texts of Blood Rage on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Tre ere alla fine del mondo. Scegli i doni degli dèi, guida il tuo clan nelle province, saccheggiale prima degli altri e muori con gloria quando arriva il Ragnarök: conta anche quello.',
  options: async () => (await import('./options.it.ts')).options,
};
