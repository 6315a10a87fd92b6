/** VA-13.7, VA-13.13: the decision which cards to discard, for Freya and Sacrifice. */
import { decision, someOf } from '../../../kernel/index.ts';
import { cardsAtHand } from '../board/cards.ts';
import type { ValdaCardId } from '../ids.ts';
import type { Valda } from '../state.ts';

export interface HandCard {
  readonly card: ValdaCardId;
}

/** Up to `most` of the player's cards, without the card being played. */
export const discardCards = decision<Valda, readonly HandCard[], { readonly card: ValdaCardId; readonly most: number }>('discard-cards', {
  rules: ['VA-13.7', 'VA-13.13'],
  space: (g, seat, { most }) =>
    someOf(
      cardsAtHand(g, seat).map((card) => ({ card })),
      0,
      most,
    ),
});
