/** Italian texts of the prophets' plans, shown while they act. */
import type { TextsLike } from '../../../i18n/texts-like.ts';
import type { en } from './plan-words.en.ts';

export const it: TextsLike<typeof en> = {
  'lords.plan.because.bonus': 'La condizione sulla sua carta è soddisfatta.',
  'lords.plan.because.card': 'Lo dice la sua carta.',
  'lords.plan.because.die': 'Il dado di Surtur indica questa carta.',
  'lords.plan.because.only': 'Nient’altro era possibile.',
  'lords.plan.because.priority': 'L’azione della sua carta è impossibile; questa è la priorità della sua plancia.',
  'lords.plan.because.rest': 'Né la carta né la plancia indicano un’azione possibile.',
  'lords.plan.because.row': 'Sulle altre carte è la prossima che può pagare e svolgere.',
  'lords.plan.card': '{action}; eroe verso {region}',
  'lords.plan.rune-action': 'Azione runica',
  'lords.plan.of': 'Piano: {name}',
};
