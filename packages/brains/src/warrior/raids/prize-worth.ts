/** What a ship can expect of the harbour tiles, of this voyage and of those to come. */
import type { Seat } from '@skald/engine';
import { FINISH, harbourCount, type Longship, prizeFor, type RaidsTable } from '@skald/engine/games/raids';
import type { Weights } from './weights.ts';

type Harbour = RaidsTable['harbour'];

/** The least lead that is safe when nobody is at sea any more: half a tile, so that a tie is even. */
const LEAST_SWING = 0.5;

/** The prizes that a seat can expect with its ship as it is, or as it would be, if the ships come home in this order. The others stay as they are. */
export function prizesFor(table: RaidsTable, seat: Seat, home: readonly Seat[], { sway, later, tie }: Weights): (ship: Longship) => number {
  const sea = (FINISH - Math.min(...table.ships.map((ship) => ship.at))) / FINISH;
  const prizes = [table.harbour, ...table.prepared].map((harbour, voyages) => ({
    harbour,
    part: later ** voyages,
    swing: LEAST_SWING + sway * (sea + voyages),
    // Ties go to the earlier arrival (RD-11.3), which nobody knows yet for the voyages to come.
    rivals: rivalCounts(table, seat, harbour, home, voyages === 0 ? tie : 0),
  }));
  return (ship) => {
    let worth = 0;
    for (const { harbour, part, swing, rivals } of prizes)
      worth += part * prizeAt(expectedRank(harbourCount(harbour, ship), rivals, swing));
    return worth;
  };
}

/** What the harbour tile counts of each other ship, and a little more or less for those who come home before or after this one. */
function rivalCounts(table: RaidsTable, seat: Seat, harbour: Harbour, home: readonly Seat[], tie: number): readonly number[] {
  const own = home.indexOf(seat);
  const counts: number[] = [];
  table.ships.forEach((ship, rival) => {
    if (rival !== seat) counts.push(harbourCount(harbour, ship) + (home.indexOf(rival) < own ? tie : -tie));
  });
  return counts;
}

/** 1, and for each rival the chance that it will be before the ship: certain where its lead is more than the swing. */
function expectedRank(count: number, rivals: readonly number[], swing: number): number {
  let rank = 1;
  for (const rival of rivals) rank += Math.max(0, Math.min(1, (1 + (rival - count) / swing) / 2));
  return rank;
}

/** In proportion between two ranks. */
function prizeAt(rank: number): number {
  const better = Math.floor(rank);
  return prizeFor(better) + (prizeFor(better + 1) - prizeFor(better)) * (rank - better);
}
