/** Shield Wall: stronger in defence. */
import { combatEffect, plusIf } from '../effect.ts';

export const ifDefenderPlus = combatEffect('IF_DEFENDER_PLUS', {
  rules: ['LR-10.8'],
  adds: plusIf(({ defends }) => defends),
});
