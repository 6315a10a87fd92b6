/** Bewitched: steals followers. The thief gains as many as the target lost (VA-4.4). */
import { gainFollowers, loseFollowers } from '../../board/followers.ts';
import { cardOf } from '../../content/content.ts';
import { attackCard } from '../card.ts';

export const bewitched = attackCard('bewitched', {
  rules: ['VA-14.2'],
  steps: {
    steal: (g, { attacker, target, card }) => {
      gainFollowers(g, attacker, loseFollowers(g, target, cardOf(card).params.count, card), card);
    },
  },
});
