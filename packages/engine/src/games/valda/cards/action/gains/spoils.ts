/** Blood Vein, Treasure Chest, Spoils of War and Gift from the Gods: gain resources. */
import { gainResources } from '../../../board/resources.ts';
import { cardOf } from '../../../content/content.ts';
import { actionCard } from '../../card.ts';

export const spoils = actionCard('spoils', {
  rules: ['VA-13.4', 'VA-13.5'],
  steps: {
    take: (g, { seat, card }) => gainResources(g, seat, cardOf(card).params.gain, card),
  },
});
