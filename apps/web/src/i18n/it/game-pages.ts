/** Italian texts of the pages of the games. */

import type { en } from '../en/game-pages.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'game.aim': 'Come si vince',
  'game.all': 'Tutti i giochi',
  'game.extras': 'Espansioni e varianti',
  'game.facts': 'In breve',
  'game.how': 'Come si gioca',
  'game.learn': 'Impara a giocare',
  'game.learn-alone': 'Impara a giocare da solo',
  'game.minutes': 'Circa {minutes, number} minuti',
  'game.new': 'Apri un tavolo',
  'game.play': 'Gioca contro i bot',
  'game.players': '{min}–{max} giocatori',
  'game.tab': '{game} nel browser – Skald',
  'game.tables': 'Tavoli aperti',
  'game.unknown': 'Qui non c’è questo gioco.',
};
