/** Seduction: followers. */
import { gainFollowers } from '../../../board/followers.ts';
import { cardOf } from '../../../content/content.ts';
import { actionCard } from '../../card.ts';

export const seduction = actionCard('seduction', {
  rules: ['VA-13.14'],
  steps: {
    win: (g, { seat, card }) => gainFollowers(g, seat, cardOf(card).params.count, card),
  },
});
