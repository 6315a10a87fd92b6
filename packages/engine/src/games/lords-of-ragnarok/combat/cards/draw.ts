/** Reserve Line: draws cards immediately. */
import { drawCards } from '../../table/cards.ts';
import { combatEffect } from '../effect.ts';

export const draw = combatEffect('DRAW', {
  rules: ['LR-10.8'],
  after: (g, { seat }, { amount }) => {
    drawCards(g, seat, amount);
  },
});
