/** Freya – Goddess of Fertility: discards cards and draws more from one base deck. */
import { itemAt } from '../../../../../kernel/index.ts';
import { discard } from '../../../board/cards.ts';
import { cardOf } from '../../../content/content.ts';
import { actionCard, type Playing } from '../../card.ts';
import { discardCards } from '../../discard-cards.ts';
import { drawFromOneDeck } from '../../draw-from-one-deck.ts';

export const freyaGoddess = actionCard<'freya-goddess', Playing & { count?: number }>('freya-goddess', {
  rules: ['VA-13.7'],
  steps: {
    choose: (g, { seat, card }) => {
      const { hand, display } = itemAt(g.table.players, seat);
      if (hand + display.length === 0) return g.jump('draw');
      return g.ask(discardCards, seat, { card, most: cardOf(card).params.maxDiscard });
    },
    discard: (g, locals) => {
      const cards = g.answer(discardCards).map(({ card }) => card);
      locals.count = cards.length;
      if (cards.length > 0) discard(g, locals.seat, cards);
    },
    draw: (g, { seat, card, count = 0 }) => g.call(drawFromOneDeck, { seat, card, count: count + cardOf(card).params.bonusDraw }),
  },
});
