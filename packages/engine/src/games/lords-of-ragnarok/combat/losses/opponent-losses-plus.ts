/** Split Shields: more losses for the opponent. */
import { combatEffect } from '../effect.ts';

export const opponentLossesPlus = combatEffect('OPPONENT_LOSSES_PLUS', {
  rules: ['LR-10.8'],
  after: (_g, { other }, { amount }) => {
    other.extra += amount;
  },
});
