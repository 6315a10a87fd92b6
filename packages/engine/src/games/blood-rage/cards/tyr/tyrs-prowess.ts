/** Tyr's Prowess: the winner may buy back its played cards. */
import { decision, type Seat, someOf } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { nameOf, paramsOn } from '../../content/cards.ts';
import { cardsOnTable, clearCards } from '../../flow/battle/battle.ts';
import { sideOf } from '../../flow/battle/play-cards.ts';
import { upgradeText } from '../../powers/power.ts';
import type { BloodRage, BloodRageTable } from '../../state.ts';
import { named } from '../../table/cards-in-hand.ts';
import { pay } from '../../table/clan-sheet.ts';
import { clanOf } from '../../table/figures.ts';

const { ragePerCard } = paramsOn('tyrs-prowess');

/** D14: any played cards that the winner's Rage pays for. */
export const buyBack = decision<BloodRage, readonly BloodRageCardId[]>('buy-back', {
  rules: ['BR-16.4'],
  candidates: (g, seat) => cardsOnTable(sideOf(g.table, seat)),
  space: (g, seat) => someOf(cardsOnTable(sideOf(g.table, seat)), 0, affordable(g.table, seat)),
  hint: (_g, _seat, _params, card) => ({ name: nameOf(card) }),
});

export const tyrsProwess = upgradeText('tyrs-prowess', {
  rules: ['BR-16.4'],
  on: clearCards,
  window: 'replace',
  when: (table, seat) => table.pillage?.winner === seat && affordable(table, seat) > 0 && cardsOnTable(sideOf(table, seat)).length > 0,
  steps: {
    ask: (g, seat) => g.ask(buyBack, seat, {}),
    keep: (g, seat) => {
      const kept = g.answer(buyBack);
      if (kept.length === 0) return g.end();
      const cost = kept.length * ragePerCard;
      pay(g, seat, cost);
      g.emit({ event: 'card-worked', seat, name: 'tyrs-prowess' });
      g.emit({ event: 'cards-bought-back', seat, cost, rage: clanOf(g.table, seat).rage, ...named(kept) });
      return g.end({ instead: { kept } });
    },
  },
  decisions: [buyBack],
});

function affordable(table: BloodRageTable, seat: Seat): number {
  return Math.floor(clanOf(table, seat).rage / ragePerCard);
}
