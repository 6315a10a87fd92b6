/** BR-16.4: Tyr's Prowess: the winner may buy its played cards back. */
import { decision, type Heard, type Listener, procedure, type Seat, some, type Verdict } from '../../../kernel/index.ts';
import { nameOf } from '../content/cards.ts';
import { clearCards, lyingCards } from '../flow/battle.ts';
import { sideOf } from '../flow/play-cards.ts';
import type { CardId } from '../ids.ts';
import type { BloodRage, Table } from '../state.ts';
import { named } from '../table/cards-in-hand.ts';
import { pay } from '../table/clan-sheet.ts';
import { clanOf } from '../table/figures.ts';
import { paramsOf } from '../table/upgrades.ts';
import { seatOf, upgradeSources } from './sources.ts';

interface Clearing {
  readonly kept: readonly CardId[];
}

const CARD = 'tyrs-prowess';

/** D14: any of them, at 1 Rage each. */
export const buyBack = decision<BloodRage, readonly CardId[]>('buy-back', {
  rules: ['BR-16.4'],
  candidates: (g, seat) => lyingCards(sideOf(g.table, seat)),
  space: (g, seat) => some(lyingCards(sideOf(g.table, seat)), 0, affordable(g.table, seat)),
  hint: (_g, _seat, _params, card) => ({ name: nameOf(card) }),
});

function priceOf(table: Table, seat: Seat): number {
  return paramsOf(clanOf(table, seat), CARD)?.ragePerCard ?? 1;
}

function affordable(table: Table, seat: Seat): number {
  return Math.floor(clanOf(table, seat).rage / priceOf(table, seat));
}

const prowess = procedure<BloodRage, Heard<Clearing>, Verdict<Clearing>>(CARD, {
  ask: (g, { source }) => g.ask(buyBack, seatOf(source), {}),
  keep: (g, { source }) => {
    const seat = seatOf(source);
    const kept = g.answer(buyBack);
    if (kept.length === 0) return g.end();
    const cost = kept.length * priceOf(g.table, seat);
    pay(g, seat, cost);
    g.tell({ event: 'card-worked', seat, name: CARD });
    g.tell({ event: 'cards-bought-back', seat, cost, rage: clanOf(g.table, seat).rage, ...named(kept) });
    return g.end({ instead: { kept } });
  },
});

export const tyrsProwess: Listener<BloodRage, Clearing> = {
  id: CARD,
  on: clearCards.name,
  window: 'replace',
  sources: ({ table }) =>
    upgradeSources(
      table,
      CARD,
      (seat) => table.pillage?.winner === seat && affordable(table, seat) > 0 && lyingCards(sideOf(table, seat)).length > 0,
    ),
  run: prowess,
};
