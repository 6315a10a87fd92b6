/** VA-13.2, VA-13.6, VA-13.7, VA-13.17: cards that bring cards. */
import { at, decision, procedure, type Seat, some } from '../../../kernel/index.ts';
import { canDraw, cardsAtHand, discard, drawableBaseDecks, drawHidden } from '../board/cards.ts';
import { noteEmptyDeck } from '../board/whereabouts.ts';
import { cardOf } from '../content/content.ts';
import { type BaseDeck, type CardId, REALMS, type Realm, type WeaponEffectId } from '../ids.ts';
import type { Valda } from '../state.ts';
import type { ActionCard, Playing } from './action-card.ts';

/** VA-13.19: one of the base decks from which something can be drawn. */
export const chooseDeck = decision<
  Valda,
  { readonly do: 'draw'; readonly deck: BaseDeck },
  { readonly card: CardId | WeaponEffectId; readonly count: number }
>('choose-deck', {
  rules: ['VA-13.2', 'VA-13.19', 'VA-4.17'],
  candidates: (g) => drawableBaseDecks(g.table).map((deck) => ({ do: 'draw', deck })),
});

/** Draws from A or B, one deck, hidden. */
export const drawFromOneDeck = procedure<Valda, { readonly seat: Seat; readonly card: CardId | WeaponEffectId; readonly count: number }>(
  'draw-from-one-deck',
  {
    choose: (g, { seat, card, count }) => {
      if (drawableBaseDecks(g.table).length === 0) return g.end();
      return g.ask(chooseDeck, seat, { card, count });
    },
    draw: (g, { seat, count }) => drawHidden(g, seat, g.answer(chooseDeck).deck, count),
  },
);

const backup = procedure<Valda, Playing>('backup', {
  draw: (g, { seat, card }) => g.call(drawFromOneDeck, { seat, card, count: cardOf(card).params.count }),
});

export const chooseGodDeck = decision<Valda, { readonly do: 'draw'; readonly realm: Realm }, { readonly card: CardId }>('choose-god-deck', {
  rules: ['VA-13.6'],
  candidates: (g) => REALMS.filter((realm) => canDraw(g.table, realm)).map((realm) => ({ do: 'draw', realm })),
});

const drakkar = procedure<Valda, Playing>('drakkar', {
  choose: (g, { seat, card }) => {
    if (!REALMS.some((realm) => canDraw(g.table, realm))) return g.end();
    return g.ask(chooseGodDeck, seat, { card });
  },
  draw: (g, { seat, card }) => {
    const { realm } = g.answer(chooseGodDeck);
    drawHidden(g, seat, realm, cardOf(card).params.count);
    noteEmptyDeck(g.table, realm);
  },
});

export interface HandCard {
  readonly card: CardId;
}

/** VA-13.7, VA-13.13: up to so many of one's cards; the one being played is no longer among them. */
export const discardCards = decision<Valda, readonly HandCard[], { readonly card: CardId; readonly most: number }>('discard-cards', {
  rules: ['VA-13.7', 'VA-13.13'],
  space: (g, seat, { most }) =>
    some(
      cardsAtHand(g, seat).map((card) => ({ card })),
      0,
      most,
    ),
});

const freya = procedure<Valda, Playing & { count?: number }>('freya-goddess', {
  choose: (g, { seat, card }) => {
    const { hand, display } = at(g.table.players, seat);
    if (hand + display.length === 0) return g.jump('draw');
    return g.ask(discardCards, seat, { card, most: cardOf(card).params.maxDiscard });
  },
  discard: (g, here) => {
    const cards = g.answer(discardCards).map(({ card }) => card);
    here.count = cards.length;
    if (cards.length > 0) discard(g, here.seat, cards);
  },
  draw: (g, { seat, card, count = 0 }) => g.call(drawFromOneDeck, { seat, card, count: count + cardOf(card).params.bonusDraw }),
});

export const drawBase: ActionCard = { run: backup };
export const drawGod: ActionCard = { run: drakkar };
export const cycleCards: ActionCard = { run: freya };

export const drawProcedures = [drawFromOneDeck, backup, drakkar, freya];
