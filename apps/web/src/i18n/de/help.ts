/** German texts of the help drawer and the rules reader: loaded with the table. */

import type { en } from '../en/help.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'help.all-kinds': 'Alle Arten',
  'help.found': '{count, plural, =0 {Nichts gefunden} one {# Eintrag} other {# Einträge}}',
  'help.kind': 'Art',
  'help.nothing-found': 'Keine Regel enthält diese Wörter.',
  'help.now': 'jetzt',
  'help.open': 'Hilfe und Regeln (?)',
  'help.others-decide': 'Andere entscheiden',
  'help.page.aid': 'Spielhilfe',
  'help.page.cards': 'Karten',
  'help.page.icons': 'Symbole',
  'help.page.now': 'Gerade',
  'help.page.rules': 'Regeln',
  'help.question': 'Deine Frage',
  'help.round': 'Der Ablauf',
  'help.rules-behind': 'Regeln:',
  'help.rules-in-english': 'Die vollständigen Regeln gibt es nur auf Englisch; Spielhilfe, Karten und Symbole sind übersetzt.',
  'help.rules-of': 'Die Regeln von {game}',
  'help.rules-own-words': 'Die Regeln in unseren eigenen Worten, so wie diese Seite sie spielt.',
  'help.rules-tab': 'Regeln – {game} – Skald',
  'help.search-cards': 'Karten durchsuchen',
  'help.search-rules': 'Regeln durchsuchen',
  'help.title': 'Hilfe',
};
