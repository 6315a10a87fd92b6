/** The words of notices in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './notify.en.ts';

export const it: WordsOf<typeof en> = {
  'notify.denied': 'Il tuo browser non permette avvisi da questa pagina; si può cambiare nelle impostazioni del browser.',
  'notify.failed': 'Il tuo browser non è riuscito a prepararlo. Riprova più tardi.',
  'notify.push': 'Nelle partite lente avvisami quando tocca a me, anche se Skald è chiuso',
  'notify.sound': 'Suona il corno quando tocca a me',
  'notify.title': 'Quando tocca a te',
};
