/** Italian texts of Valda on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Sei round sotto gli occhi di sette dèi. Costruisci templi, commercia e razzia, procurati armi e invoca il dio adatto al momento. Chi raduna più seguaci diventa uno di loro.',
  options: async () => (await import('./options.it.ts')).options,
};
