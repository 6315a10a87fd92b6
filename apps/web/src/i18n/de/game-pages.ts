/** German texts of the pages of the games. */

import type { en } from '../en/game-pages.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'game.aim': 'So gewinnst du',
  'game.all': 'Alle Spiele',
  'game.extras': 'Erweiterungen und Varianten',
  'game.facts': 'Auf einen Blick',
  'game.how': 'So wird gespielt',
  'game.learn': 'Spielen lernen',
  'game.learn-alone': 'Allein spielen lernen',
  'game.minutes': 'Etwa {minutes, number} Minuten',
  'game.new': 'Einen Tisch eröffnen',
  'game.play': 'Gegen Bots spielen',
  'game.players': '{min}–{max} Spieler',
  'game.tab': '{game} im Browser – Skald',
  'game.tables': 'Offene Tische',
  'game.unknown': 'Dieses Spiel gibt es hier nicht.',
};
