/** The words of the settings in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './settings.en.ts';

export const de: WordsOf<typeof en> = {
  'settings.close': 'Fertig',
  'settings.language': 'Sprache',
  'settings.motion': 'Bewegung',
  'settings.motion.full': 'Schiffe segeln',
  'settings.motion.reduced': 'Nichts bewegt sich',
  'settings.motion.system': 'Wie das System',
  'settings.palette': 'Spielerfarben',
  'settings.palette.norse': 'Nordisch',
  'settings.palette.safe': 'Sicher bei Farbenblindheit',
  'settings.percent': '{size, number, percent}',
  'settings.text-size': 'Schriftgröße',
  'settings.theme': 'Licht',
  'settings.theme.dark': 'Winternacht',
  'settings.theme.light': 'Wintertag',
  'settings.theme.system': 'Wie das System',
  'settings.title': 'Einstellungen',
};
