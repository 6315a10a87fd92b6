/** German texts of the settings. */

import type { en } from '../en/settings.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'settings.acting': 'Eigene Züge',
  'settings.acting.at-once': 'Sofort; bei Irrtum zurücknehmen',
  'settings.acting.preview': 'Erst zeigen, dann bestätigen',
  'settings.close': 'Fertig',
  'settings.language': 'Sprache',
  'settings.motion': 'Animationen',
  'settings.motion.full': 'An',
  'settings.motion.reduced': 'Aus',
  'settings.motion.system': 'Wie im System',
  'settings.only-answers': 'Wenn nur eine Antwort möglich ist',
  'settings.only-answers.asked': 'Trotzdem fragen',
  'settings.only-answers.given': 'Für mich antworten',
  'settings.pace': 'Tempo fremder Züge',
  'settings.pace.calm': 'Ruhig',
  'settings.pace.instant': 'Sofort',
  'settings.pace.normal': 'Mittel',
  'settings.pace.quick': 'Schnell',
  'settings.palette': 'Spielerfarben',
  'settings.palette.norse': 'Normal',
  'settings.palette.safe': 'Für Farbenblinde',
  'settings.percent': '{size, number, percent}',
  'settings.text-size': 'Schriftgröße',
  'settings.theme': 'Darstellung',
  'settings.theme.dark': 'Dunkel',
  'settings.theme.light': 'Hell',
  'settings.theme.system': 'Wie im System',
  'settings.title': 'Einstellungen',
};
