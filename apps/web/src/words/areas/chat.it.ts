/** The words of the talk at a table in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './chat.en.ts';

export const it: WordsOf<typeof en> = {
  'chat.about': 'Su {name} e questa riga',
  'chat.empty': 'Nessuno ha ancora detto nulla.',
  'chat.hidden': 'Un moderatore ha nascosto questa riga.',
  'chat.mute': 'Non mostrarmi ciò che scrive questa persona',
  'chat.muted': 'Non leggi questa persona.',
  'chat.report': 'Segnala questa riga',
  'chat.report-reason': 'Che cosa non va?',
  'chat.say': 'Di’ qualcosa …',
  'chat.send': 'Invia',
  'chat.spectator': '(guarda)',
  'chat.title': 'Conversazione al tavolo',
  'chat.unmute': 'Mostrami di nuovo ciò che scrive questa persona',
};
