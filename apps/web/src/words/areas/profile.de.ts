/** The words of players' pages in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './profile.en.ts';

export const de: WordsOf<typeof en> = {
  'profile.failed': 'Diese Seite lässt sich gerade nicht laden. Versuch es gleich noch einmal.',
  'profile.history': 'Beendete Partien',
  'profile.kind.bot': 'Automat',
  'profile.kind.guest': 'Gast',
  'profile.kind.registered': 'Spieler',
  'profile.loading': 'Die Sagas werden gesucht …',
  'profile.more': 'Ältere zeigen',
  'profile.none': 'Noch wurde keine Partie zu Ende gespielt.',
  'profile.private': 'privat',
  'profile.rank': '{rank, number}. von {seats, number}',
  'profile.results': 'Ergebnisse',
  'profile.score': '{score, number}',
  'profile.since': 'Hier seit {date}',
  'profile.tab': '{name} bei Skald',
  'profile.tally': '{won, number} von {finished, number} gewonnen',
  'profile.unknown': 'So einen Spieler gibt es hier nicht oder nicht mehr.',
  'profile.won': 'Gewonnen',
};
