/** Frigga's Succor: when its owner invades a province, a reserve warrior may join for free. */
import { isProvince } from '../../content/content.ts';
import { invade, sendWarrior, warriorMayInvade } from '../../flow/turn/invade.ts';
import { offer } from '../../powers/offer.ts';
import { upgradeText } from '../../powers/power.ts';

/** D4. */
export const offerSuccor = offer('offer-succor', ['BR-10.6', 'BR-27.5']);

export const friggasSuccor = upgradeText('friggas-succor', {
  rules: ['BR-10.6', 'BR-10.7', 'BR-27.5'],
  on: invade,
  when: (_table, seat, { seat: invader, to, leads }) => leads && isProvince(to) && seat === invader,
  steps: {
    /** Looks for an empty village after the invasion, because the invading monster may have emptied one. */
    ask: (g, seat, { to }) => {
      if (!isProvince(to) || !warriorMayInvade(g.table, seat, to)) return g.end();
      return g.ask(offerSuccor, seat, { province: to });
    },
    follow: (g, seat, { to }) => {
      if (g.answer(offerSuccor).do === 'decline' || !isProvince(to)) return;
      g.emit({ event: 'card-worked', seat, name: 'friggas-succor' });
      sendWarrior(g, seat, to, false);
    },
  },
  decisions: [offerSuccor],
});
