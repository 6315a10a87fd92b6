/** Kill, Double Kill and Ragnarok: the target loses followers. */
import { loseFollowers } from '../../board/followers.ts';
import { cardOf } from '../../content/content.ts';
import { attackCard } from '../card.ts';

export const kill = attackCard('kill', {
  rules: ['VA-14.5', 'VA-14.7'],
  steps: {
    kill: (g, { target, card }) => loseFollowers(g, target, cardOf(card).params.count, card),
  },
});
