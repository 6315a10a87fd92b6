/** German texts of Raids on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Vier Seereisen um die Welt. Halte, wo es Beute gibt, fülle dein Langschiff, erschlage, was aus dem Meer steigt, und verdränge Rivalen von den besten Plätzen.',
};
