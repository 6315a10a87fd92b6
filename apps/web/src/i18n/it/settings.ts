/** Italian texts of the settings. */

import type { en } from '../en/settings.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'settings.acting': 'Le tue mosse',
  'settings.acting.at-once': 'Subito; annulla se sbagli',
  'settings.acting.preview': 'Prima mostra, poi conferma',
  'settings.close': 'Fatto',
  'settings.language': 'Lingua',
  'settings.motion': 'Animazioni',
  'settings.motion.full': 'Attive',
  'settings.motion.reduced': 'Disattivate',
  'settings.motion.system': 'Come il sistema',
  'settings.only-answers': 'Quando è possibile una sola risposta',
  'settings.only-answers.asked': 'Chiedimelo comunque',
  'settings.only-answers.given': 'Rispondi per me',
  'settings.pace': 'Velocità delle mosse altrui',
  'settings.pace.calm': 'Calme',
  'settings.pace.instant': 'Immediate',
  'settings.pace.normal': 'Normali',
  'settings.pace.quick': 'Veloci',
  'settings.palette': 'Colori dei giocatori',
  'settings.palette.norse': 'Normali',
  'settings.palette.safe': 'Per daltonici',
  'settings.percent': '{size, number, percent}',
  'settings.text-size': 'Dimensione del testo',
  'settings.theme': 'Tema',
  'settings.theme.dark': 'Scuro',
  'settings.theme.light': 'Chiaro',
  'settings.theme.system': 'Come il sistema',
  'settings.title': 'Impostazioni',
};
