/** German texts of notices. */

import type { en } from '../en/notify.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'notify.denied': 'Dein Browser blockiert Mitteilungen dieser Seite. Das kannst du in seinen Einstellungen ändern.',
  'notify.failed': 'Mitteilungen ließen sich nicht einrichten. Versuch es später noch einmal.',
  'notify.push': 'In langsamen Partien benachrichtigen, wenn ich am Zug bin, auch wenn Skald geschlossen ist',
  'notify.sound': 'Ins Horn blasen, wenn ich am Zug bin',
  'notify.title': 'Mitteilungen',
};
