/** German texts of the prophets' plans, shown while they act. */
import type { TextsLike } from '../../../i18n/texts-like.ts';
import type { en } from './plan-words.en.ts';

export const de: TextsLike<typeof en> = {
  'lords.plan.because.bonus': 'Die Bedingung auf seiner Karte ist erfüllt.',
  'lords.plan.because.card': 'So will es seine Karte.',
  'lords.plan.because.die': 'Surturs Würfel zeigt auf diese Karte.',
  'lords.plan.because.only': 'Nichts anderes war möglich.',
  'lords.plan.because.priority': 'Die Aktion seiner Karte ist nicht möglich; dies ist der Vorrang seiner Tafel.',
  'lords.plan.because.rest': 'Weder Karte noch Tafel nennen eine mögliche Aktion.',
  'lords.plan.because.row': 'Auf seinen anderen Karten ist es die nächste, die er bezahlen und ausführen kann.',
  'lords.plan.card': '{action}; Held nach {region}',
  'lords.plan.rune-action': 'Runenaktion',
  'lords.plan.of': 'Plan: {name}',
};
