/** Italian texts of the chat. */

import type { en } from '../en/chat.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'chat.about': 'Azioni per questo messaggio di {name}',
  'chat.empty': 'Ancora nessun messaggio.',
  'chat.hidden': 'Un moderatore ha nascosto questo messaggio.',
  'chat.mute': 'Silenzia questo giocatore',
  'chat.muted': 'Hai silenziato questo giocatore.',
  'chat.report': 'Segnala questo messaggio',
  'chat.report-reason': 'Che cosa non va?',
  'chat.say': 'Scrivi un messaggio …',
  'chat.send': 'Invia',
  'chat.spectator': '(guarda)',
  'chat.title': 'Chat',
  'chat.unmute': 'Riattiva questo giocatore',
};
