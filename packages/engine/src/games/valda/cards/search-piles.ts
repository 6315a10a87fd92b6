/** VA-13.15, VA-15.14: taking cards from a discard pile, for one card and three weapons. */
import { decision, procedure, type Seat, someOf } from '../../../kernel/index.ts';
import { distinct, takeFromPile } from '../board/cards.ts';
import { cardOf } from '../content/content.ts';
import { BASE_DECKS, type BaseDeck, type ValdaCardId, type WeaponEffectId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import type { HandCard } from './discard-cards.ts';

export type Sought = 'attack' | 'defence' | 'any';

/** Cards of a kind in the piles; attacks and defences lie only in B, actions only in A. */
export function fittingCards(table: ValdaTable, sought: Sought): readonly ValdaCardId[] {
  if (sought === 'any') return [...table.piles.A, ...table.piles.B];
  return table.piles.B.filter((card) => cardOf(card).kind === sought);
}

export interface Search {
  readonly card: ValdaCardId | WeaponEffectId;
  readonly sought: Sought;
  readonly count: number;
}

/** VA-15.14: as many as the effect says, or all there are. Offers equal cards as often as the player could take them: piles are public. */
export const takeFromPiles = decision<Valda, readonly HandCard[], Search>('take-from-pile', {
  rules: ['VA-13.15', 'VA-15.14', 'VA-19.5'],
  space: (g, _seat, { sought, count }) => {
    const fitting = fittingCards(g.table, sought);
    const most = Math.min(count, fitting.length);
    const items = distinct(fitting).flatMap((card) =>
      fitting
        .filter((one) => one === card)
        .slice(0, most)
        .map(() => ({ card })),
    );
    return someOf(items, most, most);
  },
});

export const searchPiles = procedure<Valda, Search & { readonly seat: Seat }>('search-piles', {
  choose: (g, { seat, card, sought, count }) => {
    if (fittingCards(g.table, sought).length === 0) return g.end();
    return g.ask(takeFromPiles, seat, { card, sought, count });
  },
  take: (g, { seat }) => {
    const cards = g.answer(takeFromPiles).map(({ card }) => card);
    for (const pile of BASE_DECKS) {
      const taken = cards.filter((card) => isOfPile(card, pile));
      if (taken.length > 0) takeFromPile(g, seat, pile, taken);
    }
  },
});

function isOfPile(card: ValdaCardId, pile: BaseDeck): boolean {
  return (cardOf(card).kind === 'action') === (pile === 'A');
}
