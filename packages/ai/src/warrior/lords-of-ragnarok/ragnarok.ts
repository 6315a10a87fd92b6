/** How near Ragnarok is, and what a region at the world tree is worth because of it. */
import { isFulfilled, type LordsTable, NUMBERS, OMENS, type Party } from '@skald/engine/games/lords-of-ragnarok';
import type { LordsWeights } from './weights.ts';

/** The part of its full weight that Ragnarok has while the monument that begins it is still to be built. */
const BEFORE_IT_BEGINS = 0.7;

/** From 0 to 1, by the omens that lie face down or that the next monument would turn. */
function nearness(table: LordsTable): number {
  if (table.last !== null) return 1;
  const due = OMENS.filter((omen) => table.omens.includes(omen) || isFulfilled(table, omen)).length;
  return BEFORE_IT_BEGINS * Math.min(1, due / NUMBERS.omensForRagnarok) ** 2;
}

/** The worth of a region at the world tree. */
export function wheelWorth(table: LordsTable, weights: LordsWeights): number {
  return weights.wheel + weights.ragnarok * nearness(table);
}

/** LR-13.5: whether a party still moves before the match ends. */
export function movesAgain({ last, active }: LordsTable, party: Party): boolean {
  return last === null || active === party || last.includes(party);
}
