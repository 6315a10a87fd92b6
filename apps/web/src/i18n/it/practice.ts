/** Italian texts of practice tables. */

import type { en } from '../en/practice.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'brain.jarl': 'Jarl',
  'brain.novice': 'Novizi',
  'brain.random': 'Sognatori',
  'brain.warrior': 'Guerrieri',
  'practice.begin': 'Inizia',
  'practice.name': 'Il tuo nome',
  'practice.opponents': 'Avversari',
  'practice.options': 'Espansioni e varianti',
  'practice.strength': 'Difficoltà',
};
