/** Backup has arrived, and Thor – God of Thunder: draws cards from deck A or deck B. */
import { cardOf } from '../../../content/content.ts';
import { actionCard } from '../../card.ts';
import { drawFromOneDeck } from '../../draw-from-one-deck.ts';

export const backup = actionCard('backup', {
  rules: ['VA-13.2', 'VA-13.17'],
  steps: {
    draw: (g, { seat, card }) => g.call(drawFromOneDeck, { seat, card, count: cardOf(card).params.count }),
  },
});
