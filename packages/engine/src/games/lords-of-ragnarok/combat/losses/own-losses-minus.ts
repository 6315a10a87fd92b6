/** Iron Boss: fewer losses for the own side. */
import { combatEffect } from '../effect.ts';

export const ownLossesMinus = combatEffect('OWN_LOSSES_MINUS', {
  rules: ['LR-10.8'],
  after: (_g, { own }, { amount }) => {
    own.spared += amount;
  },
});
