/** Thor's Domain: its owner may pay Rage to pillage the province that it just invaded. */
import { paramsOn } from '../../content/cards.ts';
import { isProvince } from '../../content/content.ts';
import { startPillage } from '../../flow/battle/pillage.ts';
import { invade } from '../../flow/turn/invade.ts';
import type { BoardPlace, ProvinceId } from '../../ids.ts';
import { offer } from '../../powers/offer.ts';
import { upgradeText } from '../../powers/power.ts';
import type { BloodRageTable } from '../../state.ts';
import { pay } from '../../table/clan-sheet.ts';
import { clanOf } from '../../table/figures.ts';

const { rage: cost } = paramsOn('thors-domain');

/** D5: costs Rage, so the clock declines. */
export const offerDomain = offer<{ readonly province: ProvinceId; readonly cost: number }>('offer-domain', ['BR-10.6', 'BR-17.4'], {
  fallback: () => ({ do: 'decline' }),
});

/** BR-17.4: works once in each chain of invasions. */
export const thorsDomain = upgradeText('thors-domain', {
  rules: ['BR-10.6', 'BR-17.4'],
  on: invade,
  when: (table, seat, { seat: invader, to, leads }) =>
    leads && seat === invader && canBePillaged(table, to) && clanOf(table, seat).rage >= cost,
  steps: {
    ask: (g, seat, { to }) => {
      if (isProvince(to)) g.ask(offerDomain, seat, { province: to, cost });
    },
    pillage: (g, seat, { to }) => {
      if (g.answer(offerDomain).do === 'decline' || !isProvince(to)) return;
      pay(g, seat, cost);
      g.emit({ event: 'card-worked', seat, name: 'thors-domain' });
      startPillage(g, seat, to, cost);
    },
  },
  decisions: [offerDomain],
});

function canBePillaged(table: BloodRageTable, place: BoardPlace): boolean {
  return isProvince(place) && !table.pillaged.includes(place);
}
