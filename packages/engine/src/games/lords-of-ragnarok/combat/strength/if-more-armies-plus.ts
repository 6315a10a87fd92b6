/** Boar Snout: stronger with more armies than the opponent. */
import { armiesAt } from '../../table/parties.ts';
import { combatEffect, plusIf } from '../effect.ts';

export const ifMoreArmiesPlus = combatEffect('IF_MORE_ARMIES_PLUS', {
  rules: ['LR-10.8'],
  adds: plusIf(
    ({ table, battle, seat, other }) => armiesAt(table, seat, battle.region).length > armiesAt(table, other.party, battle.region).length,
  ),
});
