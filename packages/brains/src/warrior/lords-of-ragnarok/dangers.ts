/** What others could take from a human before the next turn: regions next to armies that are strong enough. */
import { at, type Seat } from '@skald/engine';
import {
  armySteps,
  canConquer,
  isHuman,
  neighbours,
  type Party,
  person,
  regionsOf,
  strengthAt,
  type Table,
} from '@skald/engine/games/lords-of-ragnarok';
import type { RegionWorths } from './region-worth.ts';
import type { Weights } from './weights.ts';

export function dangers(table: Table, seat: Seat, worths: RegionWorths, weights: Weights): number {
  let total = 0;
  for (const rival of table.order) {
    if (rival === seat) continue;
    const worst = regionsOf(table, seat).map((region) => (canTake(table, rival, region, seat) ? at(worths, region) : 0));
    // With one army at a time nobody takes much more than the best two.
    worst.sort((a, b) => b - a);
    total += (worst[0] ?? 0) + (worst[1] ?? 0) / 2;
  }
  return weights.danger * total;
}

function canTake(table: Table, rival: Party, region: number, seat: Seat): boolean {
  const guard = strengthAt(table, seat, region);
  if (!isHuman(rival)) {
    return person(table, rival).armies.some(
      (army) => neighbours(table.side, army.at).includes(region) && canConquer(table, rival, region, army.strength),
    );
  }
  return person(table, rival).armies.some((army) => army.strength > guard && armySteps(table, rival, army.at).includes(region));
}
