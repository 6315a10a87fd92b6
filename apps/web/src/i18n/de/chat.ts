/** German texts of the chat. */

import type { en } from '../en/chat.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'chat.about': 'Aktionen zu dieser Nachricht von {name}',
  'chat.empty': 'Noch keine Nachrichten.',
  'chat.hidden': 'Die Moderation hat diese Nachricht verborgen.',
  'chat.mute': 'Diesen Spieler stummschalten',
  'chat.muted': 'Du hast diesen Spieler stummgeschaltet.',
  'chat.report': 'Diese Nachricht melden',
  'chat.report-reason': 'Was ist daran falsch?',
  'chat.say': 'Nachricht schreiben …',
  'chat.send': 'Senden',
  'chat.spectator': '(sieht zu)',
  'chat.title': 'Chat',
  'chat.unmute': 'Stummschaltung aufheben',
};
