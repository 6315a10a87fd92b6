/** Italian texts of the help drawer and the rules reader: loaded with the table. */

import type { en } from '../en/help.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'help.all-kinds': 'Tutti i tipi',
  'help.found': '{count, plural, =0 {Nessun risultato} one {# voce} other {# voci}}',
  'help.kind': 'Tipo',
  'help.nothing-found': 'Nessuna regola contiene queste parole.',
  'help.now': 'adesso',
  'help.open': 'Aiuto e regole (?)',
  'help.others-decide': 'Decidono gli altri',
  'help.page.aid': 'Riepilogo',
  'help.page.cards': 'Carte',
  'help.page.icons': 'Simboli',
  'help.page.now': 'Adesso',
  'help.page.rules': 'Regole',
  'help.question': 'La tua domanda',
  'help.round': 'Lo svolgimento',
  'help.rules-behind': 'Regole:',
  'help.rules-in-english': 'Le regole complete sono solo in inglese; riepilogo, carte e simboli sono tradotti.',
  'help.rules-of': 'Le regole di {game}',
  'help.rules-own-words': 'Le regole con parole nostre, come le applica questo sito.',
  'help.rules-tab': 'Regole – {game} – Skald',
  'help.search-cards': 'Cerca nelle carte',
  'help.search-rules': 'Cerca nelle regole',
  'help.title': 'Aiuto',
};
