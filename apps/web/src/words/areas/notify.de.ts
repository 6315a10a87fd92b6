/** The words of notices in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './notify.en.ts';

export const de: WordsOf<typeof en> = {
  'notify.denied': 'Dein Browser erlaubt dieser Seite keine Mitteilungen; das lässt sich in den Einstellungen des Browsers ändern.',
  'notify.failed': 'Dein Browser konnte das nicht einrichten. Versuch es später noch einmal.',
  'notify.push': 'Sag mir in langsamen Partien, wenn ich am Zug bin, auch wenn Skald geschlossen ist',
  'notify.sound': 'Blas ins Horn, wenn ich am Zug bin',
  'notify.title': 'Wenn du am Zug bist',
};
