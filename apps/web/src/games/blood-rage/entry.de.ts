/** German texts of Blood Rage on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Drei Zeitalter bis zum Ende der Welt. Wähle Gaben der Götter, führe deinen Klan in die Provinzen, plündere sie vor den anderen und stirb ruhmreich, wenn Ragnarök kommt: Auch das zählt.',
  options: async () => (await import('./options.de.ts')).options,
};
