/** Loki's Blessing: after a lost battle a reserve warrior may invade the province for free. */
import { aftermath, losersOf } from '../../flow/battle/battle.ts';
import { pillageOf } from '../../flow/battle/pillage-success.ts';
import { sendWarrior, warriorMayInvade } from '../../flow/turn/invade.ts';
import { offer } from '../../powers/offer.ts';
import { upgradeText } from '../../powers/power.ts';

/** D16. */
export const offerBlessing = offer('offer-blessing', ['BR-16.14', 'BR-27.10']);

/** BR-16.14: works for each loser, also after a tie. */
export const lokisBlessing = upgradeText('lokis-blessing', {
  rules: ['BR-16.14', 'BR-27.10'],
  on: aftermath,
  when: (table, seat) => table.pillage !== null && losersOf(table).includes(seat) && warriorMayInvade(table, seat, table.pillage.province),
  steps: {
    ask: (g, seat) => g.ask(offerBlessing, seat, { province: pillageOf(g).province }),
    invade: (g, seat) => {
      if (g.answer(offerBlessing).do === 'decline') return;
      g.emit({ event: 'card-worked', seat, name: 'lokis-blessing' });
      sendWarrior(g, seat, pillageOf(g).province, true);
    },
  },
  decisions: [offerBlessing],
});
