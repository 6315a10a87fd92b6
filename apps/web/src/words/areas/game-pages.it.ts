/** The words of the pages of the games in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './game-pages.en.ts';

export const it: WordsOf<typeof en> = {
  'game.aim': 'Come si vince',
  'game.all': 'Tutti i giochi',
  'game.extras': 'Che cosa si può aggiungere',
  'game.facts': 'In breve',
  'game.how': 'Come si gioca',
  'game.learn': 'Impara giocando',
  'game.minutes': 'Circa {minutes, number} minuti',
  'game.new': 'Apri un tavolo',
  'game.play': 'Gioca subito contro i bot',
  'game.players': '{min}–{max} giocatori',
  'game.tab': '{game} nel browser – Skald',
  'game.tables': 'Tavoli aperti',
  'game.unknown': 'Qui non c’è un gioco così.',
};
