/** How Ragnarok will probably end, once it has come. */
import type { Seat } from '@skald/engine';
import { controls, type LordsTable, mapOf, type Party, ragnarokRanking, ragnarokScore } from '@skald/engine/games/lords-of-ragnarok';
import { couldTake } from './capture.ts';
import { movesAgain } from './ragnarok.ts';

/** How likely a last turn takes one region at the world tree, a second and a third, where armies are strong enough. */
const CAPTURES = [0.8, 0.5, 0.2];
/** A tie-breaker, in regions. */
const TIE_BREAKER = 0.5;
/** How sure a lead of one region is. */
const STEEPNESS = 1.2;

/** From -1, somebody else wins, to 1, the seat wins. */
export function reckoning(table: LordsTable, seat: Seat): number {
  const rivals = table.order.filter((party) => party !== seat);
  const leads = rivals.map(
    (rival) => ragnarokScore(table, seat) - ragnarokScore(table, rival) + gains(table, seat, rival) - gains(table, rival, seat),
  );
  const first = ragnarokRanking(table)[0] === seat ? TIE_BREAKER : -TIE_BREAKER;
  return Math.tanh(STEEPNESS * (Math.min(...leads) + first));
}

/** The regions at the world tree that a party will probably take in its last turn; those of the other party count twice. */
function gains(table: LordsTable, party: Party, other: Party): number {
  if (!movesAgain(table, party)) return 0;
  const within = mapOf(table.side)
    .wheelAdjacentRegions.filter((region) => couldTake(table, party, region))
    .map((region) => (controls(table, other, region) ? 2 : 1))
    .sort((a, b) => b - a);
  return CAPTURES.reduce((total, chance, i) => total + chance * (within[i] ?? 0), 0);
}
