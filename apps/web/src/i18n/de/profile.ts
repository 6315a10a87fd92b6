/** German texts of players' pages. */

import type { en } from '../en/profile.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'profile.failed': 'Diese Seite lässt sich gerade nicht laden. Versuch es gleich noch einmal.',
  'profile.history': 'Beendete Partien',
  'profile.kind.bot': 'Bot',
  'profile.kind.guest': 'Gast',
  'profile.kind.registered': 'Spieler',
  'profile.loading': 'Partien werden geladen …',
  'profile.more': 'Ältere Partien zeigen',
  'profile.none': 'Noch keine beendeten Partien.',
  'profile.private': 'privat',
  'profile.rank': '{rank, number}. von {seats, number}',
  'profile.results': 'Ergebnisse',
  'profile.score': '{score, number}',
  'profile.since': 'Dabei seit {date}',
  'profile.tab': '{name} bei Skald',
  'profile.tally': '{won, number} von {finished, number} gewonnen',
  'profile.unknown': 'Diesen Spieler gibt es nicht oder nicht mehr.',
  'profile.won': 'Gewonnen',
};
