/** Frigga: no figure dies in a battle in her province. */
import { destroy, isOfBattle } from '../flow/battle/destroy.ts';
import { pillageOf } from '../flow/battle/pillage-success.ts';
import { godPower } from '../powers/power.ts';

/** BR-18.1: comes before any power that saves single figures. */
export const frigga = godPower('frigga', {
  rules: ['BR-30.5', 'BR-18.1'],
  on: destroy,
  window: 'may',
  when: (_table, { cause, figures }) => isOfBattle(cause) && figures.length > 0,
  steps: {
    prevent: (g) => {
      g.emit({ event: 'god-worked', god: 'frigga', province: pillageOf(g).province });
      g.end('prevented');
    },
  },
});
