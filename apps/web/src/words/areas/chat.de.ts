/** The words of the talk at a table in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './chat.en.ts';

export const de: WordsOf<typeof en> = {
  'chat.about': 'Zu {name} und dieser Zeile',
  'chat.empty': 'Noch hat niemand etwas gesagt.',
  'chat.hidden': 'Die Aufsicht hat diese Zeile verborgen.',
  'chat.mute': 'Nicht mehr zeigen, was diese Person schreibt',
  'chat.muted': 'Du liest diese Person nicht.',
  'chat.report': 'Diese Zeile melden',
  'chat.report-reason': 'Was ist daran falsch?',
  'chat.say': 'Sag etwas …',
  'chat.send': 'Senden',
  'chat.spectator': '(sieht zu)',
  'chat.title': 'Gespräch am Tisch',
  'chat.unmute': 'Wieder zeigen, was diese Person schreibt',
};
