/** Italian texts of Raids on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Quattro viaggi intorno al mondo. Fermati dove c’è bottino, riempi la tua nave, abbatti ciò che sorge dal mare e scaccia i rivali dai posti migliori.',
};
