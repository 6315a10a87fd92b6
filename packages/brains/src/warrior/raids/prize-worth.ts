/** What a ship can expect of the harbour tiles, of this voyage and of those to come. */
import type { Seat } from '@skald/engine';
import { FINISH, harbourCount, type Longship, prizeFor, type RaidsTable } from '@skald/engine/games/raids';
import type { Weights } from './weights.ts';

/** Ties go to the earlier arrival: who will come home first counts for half a tile. */
const TIE = 0.5;

type Harbour = RaidsTable['harbour'];

/** The prizes that a seat can expect with its ship as it is, or as it would be, if the ships come home in this order. The others stay as they are. */
export function prizesFor(table: RaidsTable, seat: Seat, home: readonly Seat[], { sway, later }: Weights): (ship: Longship) => number {
  const sea = (FINISH - Math.min(...table.ships.map((ship) => ship.at))) / FINISH;
  const prizes = [table.harbour, ...table.prepared].map((harbour, voyages) => ({
    harbour,
    part: later ** voyages,
    swing: TIE + sway * (sea + voyages),
    rivals: rivalCounts(table, seat, harbour, home),
  }));
  return (ship) => {
    let worth = 0;
    for (const { harbour, part, swing, rivals } of prizes)
      worth += part * prizeAt(expectedRank(harbourCount(harbour, ship), rivals, swing));
    return worth;
  };
}

/** What the harbour tile counts of each other ship, and a little more for those who will come home first. */
function rivalCounts(table: RaidsTable, seat: Seat, harbour: Harbour, home: readonly Seat[]): readonly number[] {
  const own = home.indexOf(seat);
  const counts: number[] = [];
  table.ships.forEach((ship, rival) => {
    if (rival !== seat) counts.push(harbourCount(harbour, ship) + (home.indexOf(rival) < own ? TIE : -TIE));
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
