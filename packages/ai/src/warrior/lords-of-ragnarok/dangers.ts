/** What rivals could take from a human before the next turn: regions next to armies that are strong enough. */
import { itemAt, type Seat } from '@skald/engine';
import {
  armySteps,
  canConquer,
  isHuman,
  type LordsTable,
  neighbours,
  type Party,
  person,
  regionsOf,
  strengthAt,
} from '@skald/engine/games/lords-of-ragnarok';
import { movesAgain } from './ragnarok.ts';
import type { RegionWorths } from './region-worth.ts';
import type { LordsWeights } from './weights.ts';

export function dangers(table: LordsTable, seat: Seat, worths: RegionWorths, weights: LordsWeights): number {
  let total = 0;
  for (const rival of table.order) {
    if (rival === seat || !movesAgain(table, rival)) continue;
    const worst = regionsOf(table, seat).map((region) => (canTake(table, rival, region, seat) ? itemAt(worths, region) : 0));
    // Rivals move one army at a time, so only the best two count.
    worst.sort((a, b) => b - a);
    total += (worst[0] ?? 0) + (worst[1] ?? 0) / 2;
  }
  return weights.danger * total;
}

function canTake(table: LordsTable, rival: Party, region: number, seat: Seat): boolean {
  const guard = strengthAt(table, seat, region);
  if (!isHuman(rival)) {
    return person(table, rival).armies.some(
      (army) => neighbours(table.side, army.at).includes(region) && canConquer(table, rival, region, army.strength),
    );
  }
  return person(table, rival).armies.some((army) => army.strength > guard && armySteps(table, rival, army.at).includes(region));
}
