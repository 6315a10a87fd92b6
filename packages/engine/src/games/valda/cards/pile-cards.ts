/** VA-13.3, VA-13.15 and the weapons that search the piles (VA-15): looking at god decks, and taking cards out of a discard pile. */
import { at, decision, procedure, type Seat, some } from '../../../kernel/index.ts';
import { distinct, takeFromPile } from '../board/cards.ts';
import { cardOf } from '../content/content.ts';
import { BASE_DECKS, type BaseDeck, type CardId, REALMS, type Realm, type WeaponEffectId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import type { ActionCard, Playing } from './action-card.ts';
import type { HandCard } from './draw-cards.ts';

export type Sought = 'attack' | 'defence' | 'any';

/** Cards of a kind in the piles; attacks and defences lie only in B, actions only in A. */
export function fittingCards(table: ValdaTable, sought: Sought): readonly CardId[] {
  if (sought === 'any') return [...table.piles.A, ...table.piles.B];
  return table.piles.B.filter((card) => cardOf(card).kind === sought);
}

interface Search {
  readonly card: CardId | WeaponEffectId;
  readonly sought: Sought;
  readonly count: number;
}

/** VA-15.14: as many as the effect says, or as there are. Piles lie open, so equal cards are offered as often as they could be taken. */
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
    return some(items, most, most);
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

function isOfPile(card: CardId, pile: BaseDeck): boolean {
  return (cardOf(card).kind === 'action') === (pile === 'A');
}

const tyr = procedure<Valda, Playing>('tyr-god-of-war', {
  search: (g, { seat, card }) => g.call(searchPiles, { seat, card, sought: 'defence', count: cardOf(card).params.count }),
});

function godDecks(table: ValdaTable): readonly Realm[] {
  return REALMS.filter((realm) => table.decks[realm] > 0);
}

/** VA-13.3: three different god decks, or as many as still have cards. */
export const lookAtDecks = decision<Valda, readonly { readonly realm: Realm }[], { readonly card: CardId; readonly most: number }>(
  'look-at-decks',
  {
    rules: ['VA-13.3'],
    space: (g, _seat, { most }) => {
      const items = godDecks(g.table).map((realm) => ({ realm }));
      return some(items, Math.min(most, items.length), most);
    },
  },
);

const bifrost = procedure<Valda, Playing>('bifrost', {
  choose: (g, { seat, card }) => {
    if (godDecks(g.table).length === 0) return g.end();
    return g.ask(lookAtDecks, seat, { card, most: cardOf(card).params.decks });
  },
  look: (g, { seat }) => {
    const realms = g.answer(lookAtDecks).map(({ realm }) => realm);
    const cards = realms.map((realm) => at(g.box.decks[realm], g.table.decks[realm] - 1));
    const { clues } = at(g.hands, seat);
    realms.forEach((realm, i) => {
      const isTop = (clue: (typeof clues)[number]): boolean => clue.deck === realm && clue.depth === 0 && clue.seats.length === 0;
      if (!clues.some(isTop) && !g.table.clues.some(isTop)) clues.push({ card: at(cards, i), seats: [], deck: realm, depth: 0 });
    });
    g.reveal();
    g.tell({ event: 'god-decks-looked-at', seat, realms });
    g.tellOnly(seat, { event: 'god-tops-seen', seat, realms, cards });
  },
});

export const takeFromDiscard: ActionCard = { run: tyr };
export const peekGodTops: ActionCard = { run: bifrost };

export const pileProcedures = [searchPiles, tyr, bifrost];
