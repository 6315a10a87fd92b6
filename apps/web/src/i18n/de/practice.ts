/** German texts of practice tables. */

import type { en } from '../en/practice.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'brain.jarl': 'Jarle',
  'brain.novice': 'Neulinge',
  'brain.random': 'Träumer',
  'brain.warrior': 'Krieger',
  'practice.begin': 'Starten',
  'practice.name': 'Dein Name',
  'practice.opponents': 'Gegner',
  'practice.options': 'Erweiterungen und Varianten',
  'practice.strength': 'Schwierigkeit',
};
