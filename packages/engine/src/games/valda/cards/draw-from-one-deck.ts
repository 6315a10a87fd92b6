/** VA-13.2, VA-13.19: a hidden draw from deck A or deck B, for cards and for a weapon. */
import { decision, procedure, type Seat } from '../../../kernel/index.ts';
import { drawableBaseDecks, drawHidden } from '../board/cards.ts';
import type { BaseDeck, ValdaCardId, WeaponEffectId } from '../ids.ts';
import type { Valda } from '../state.ts';

export interface DeckDraw {
  readonly card: ValdaCardId | WeaponEffectId;
  readonly count: number;
}

/** VA-13.19: offers only base decks that can still be drawn from. */
export const chooseDeck = decision<Valda, { readonly do: 'draw'; readonly deck: BaseDeck }, DeckDraw>('choose-deck', {
  rules: ['VA-13.2', 'VA-13.19', 'VA-4.17'],
  candidates: (g) => drawableBaseDecks(g.table).map((deck) => ({ do: 'draw', deck })),
});

export const drawFromOneDeck = procedure<Valda, DeckDraw & { readonly seat: Seat }>('draw-from-one-deck', {
  choose: (g, { seat, card, count }) => {
    if (drawableBaseDecks(g.table).length === 0) return g.end();
    return g.ask(chooseDeck, seat, { card, count });
  },
  draw: (g, { seat, count }) => drawHidden(g, seat, g.answer(chooseDeck).deck, count),
});
