/** Turf Rampart: stronger in defence of a settlement. */
import { regionOf } from '../../content/map.ts';
import { combatEffect, plusIf } from '../effect.ts';

export const ifDefenderInSettlementPlus = combatEffect('IF_DEFENDER_IN_SETTLEMENT_PLUS', {
  rules: ['LR-10.8'],
  adds: plusIf(({ table, battle, defends }) => defends && regionOf(table.side, battle.region).settlement),
});
