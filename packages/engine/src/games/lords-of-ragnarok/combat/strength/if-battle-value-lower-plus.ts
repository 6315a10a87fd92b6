/** Ambush: stronger if the own value including this card is the lower one. */
import { combatEffect, plusIf } from '../effect.ts';

export const ifBattleValueLowerPlus = combatEffect('IF_BATTLE_VALUE_LOWER_PLUS', {
  rules: ['LR-10.8'],
  adds: plusIf(({ other }, value) => value < other.value),
});
