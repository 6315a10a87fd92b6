/** German texts of Valda on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Sechs Runden unter den Augen von sieben Göttern. Baue Tempel, target und raube, sammle Waffen und rufe den Gott an, der gerade passt. Wer die meisten Anhänger gewinnt, wird einer von ihnen.',
  options: async () => (await import('./options.de.ts')).options,
};
