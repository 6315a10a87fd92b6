/** The words of the pages of the games in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './game-pages.en.ts';

export const de: WordsOf<typeof en> = {
  'game.aim': 'So gewinnst du',
  'game.all': 'Alle Spiele',
  'game.extras': 'Was dazukommen kann',
  'game.facts': 'Auf einen Blick',
  'game.how': 'So wird gespielt',
  'game.learn': 'Spielend lernen',
  'game.minutes': 'Etwa {minutes, number} Minuten',
  'game.new': 'Einen Tisch eröffnen',
  'game.play': 'Jetzt gegen Bots spielen',
  'game.players': '{min}–{max} Spieler',
  'game.tab': '{game} im Browser – Skald',
  'game.tables': 'Offene Tische',
  'game.unknown': 'So ein Spiel gibt es hier nicht.',
};
