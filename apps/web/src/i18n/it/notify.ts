/** Italian texts of notices. */

import type { en } from '../en/notify.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'notify.denied': 'Il tuo browser blocca le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.',
  'notify.failed': 'Non è stato possibile attivare le notifiche. Riprova più tardi.',
  'notify.push': 'Nelle partite lente avvisami quando tocca a me, anche se Skald è chiuso',
  'notify.sound': 'Suona il corno quando tocca a me',
  'notify.title': 'Notifiche',
};
