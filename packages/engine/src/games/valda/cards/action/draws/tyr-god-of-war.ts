/** Tyr – God of War: takes a defence card from the pile. */
import { cardOf } from '../../../content/content.ts';
import { actionCard } from '../../card.ts';
import { searchPiles } from '../../search-piles.ts';

export const tyrGodOfWar = actionCard('tyr-god-of-war', {
  rules: ['VA-13.15'],
  steps: {
    search: (g, { seat, card }) => g.call(searchPiles, { seat, card, sought: 'defence', count: cardOf(card).params.count }),
  },
});
