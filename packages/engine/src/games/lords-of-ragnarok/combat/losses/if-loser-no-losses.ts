/** Ordered Withdrawal: no losses for the side that loses. */
import { combatEffect } from '../effect.ts';

export const ifLoserNoLosses = combatEffect('IF_LOSER_NO_LOSSES', {
  rules: ['LR-10.8'],
  after: (_g, { own }) => {
    own.unscathed = true;
  },
});
