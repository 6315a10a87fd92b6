/** The words of the settings in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './settings.en.ts';

export const it: WordsOf<typeof en> = {
  'settings.close': 'Fatto',
  'settings.language': 'Lingua',
  'settings.motion': 'Movimento',
  'settings.motion.full': 'Le navi salpano',
  'settings.motion.reduced': 'Nulla si muove',
  'settings.motion.system': 'Come il sistema',
  'settings.palette': 'Colori dei giocatori',
  'settings.palette.norse': 'Nordici',
  'settings.palette.safe': 'Adatti al daltonismo',
  'settings.percent': '{size, number, percent}',
  'settings.text-size': 'Grandezza del testo',
  'settings.theme': 'Luce',
  'settings.theme.dark': 'Notte d’inverno',
  'settings.theme.light': 'Giorno d’inverno',
  'settings.theme.system': 'Come il sistema',
  'settings.title': 'Impostazioni',
};
