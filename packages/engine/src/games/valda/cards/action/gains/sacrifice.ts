/** Sacrifice: discards cards for a follower each. */
import { itemAt } from '../../../../../kernel/index.ts';
import { discard } from '../../../board/cards.ts';
import { gainFollowers } from '../../../board/followers.ts';
import { cardOf } from '../../../content/content.ts';
import { actionCard } from '../../card.ts';
import { discardCards } from '../../discard-cards.ts';

export const sacrifice = actionCard('sacrifice', {
  rules: ['VA-13.13'],
  steps: {
    choose: (g, { seat, card }) => {
      const { hand, display } = itemAt(g.table.players, seat);
      if (hand + display.length === 0) return g.end();
      return g.ask(discardCards, seat, { card, most: cardOf(card).params.maxDiscard });
    },
    offer: (g, { seat, card }) => {
      const cards = g.answer(discardCards).map((one) => one.card);
      if (cards.length === 0) return;
      discard(g, seat, cards);
      gainFollowers(g, seat, cards.length * cardOf(card).params.followersEach, card);
    },
  },
});
