/** The words of practice tables in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './practice.en.ts';

export const de: WordsOf<typeof en> = {
  'brain.novice': 'Neulinge',
  'brain.random': 'Träumer',
  'brain.warrior': 'Krieger',
  'practice.begin': 'Platz nehmen',
  'practice.name': 'Dein Name',
  'practice.opponents': 'Gegner',
  'practice.options': 'Erweiterungen und Varianten',
  'practice.prophets': 'Propheten Surturs, von den Regeln selbst geführt',
  'practice.strength': 'Wie gut sie spielen',
};
