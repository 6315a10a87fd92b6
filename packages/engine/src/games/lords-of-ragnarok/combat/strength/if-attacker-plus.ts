/** Bearded Axe: stronger in attack. */
import { combatEffect, plusIf } from '../effect.ts';

export const ifAttackerPlus = combatEffect('IF_ATTACKER_PLUS', {
  rules: ['LR-10.8'],
  adds: plusIf(({ defends }) => !defends),
});
