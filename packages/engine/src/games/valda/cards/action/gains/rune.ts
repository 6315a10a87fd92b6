/** Rune of Fertility: rolls a die of its colour. */
import { cardOf } from '../../../content/content.ts';
import { rollAndTake } from '../../../flow/dice.ts';
import { actionCard } from '../../card.ts';

export const rune = actionCard('rune', {
  rules: ['VA-13.8'],
  steps: {
    roll: (g, { seat, card }) => {
      const { die, count } = cardOf(card).params;
      g.call(rollAndTake, { seat, cause: card, dice: Array.from({ length: count }, () => die) });
    },
  },
});
