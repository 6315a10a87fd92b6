/** The words of practice tables in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './practice.en.ts';

export const it: WordsOf<typeof en> = {
  'brain.novice': 'Novizi',
  'brain.random': 'Sognatori',
  'brain.warrior': 'Guerrieri',
  'practice.begin': 'Siediti al tavolo',
  'practice.name': 'Il tuo nome',
  'practice.opponents': 'Avversari',
  'practice.options': 'Espansioni e varianti',
  'practice.prophets': 'Profeti di Surtur, guidati dalle regole stesse',
  'practice.strength': 'Quanto giocano bene',
};
