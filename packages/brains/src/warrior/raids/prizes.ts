/** What ships can expect of the harbour tiles, of this voyage and of those to come. */
import { at, type Seat } from '@skald/engine';
import { FINISH, harbourCount, type Longship, prizeFor, type RaidsTable } from '@skald/engine/games/raids';
import type { Weights } from './weights.ts';

/** One harbour tile, and how things stand with it. */
interface Race {
  readonly harbour: RaidsTable['harbour'];
  /** The lead that cannot be made up any more. */
  readonly swing: number;
  /** What it counts of each ship, by seat; a little more for those who come home earlier. */
  readonly counts: readonly number[];
  /** That little more. */
  readonly ties: readonly number[];
}

/** The lead that is safe when nobody is at sea any more. */
const LEAST_SWING = 0.5;

export class Prizes {
  readonly #races: readonly Race[];

  /** `home`: the seats in the order in which they come home. */
  constructor({ ships, harbour, prepared }: RaidsTable, home: readonly Seat[], { sway, tie }: Weights) {
    const sea = (FINISH - Math.min(...ships.map((ship) => ship.at))) / FINISH;
    this.#races = [harbour, ...prepared].map((tile, voyages) => {
      // RD-11.3: ties go to the earlier arrival, which nobody knows yet for the voyages to come.
      const ties = ships.map((_, seat) => (voyages === 0 ? -tie * home.indexOf(seat) : 0));
      return {
        harbour: tile,
        swing: LEAST_SWING + sway * (sea + voyages),
        counts: ships.map((ship, seat) => harbourCount(tile, ship) + at(ties, seat)),
        ties,
      };
    });
  }

  /** What a seat can expect, with its ship as it is or as it would be. */
  expected(seat: Seat, changed?: Longship): number {
    let worth = 0;
    for (const { harbour, swing, counts, ties } of this.#races) {
      const own = changed ? harbourCount(harbour, changed) + at(ties, seat) : at(counts, seat);
      worth += prizeAt(expectedRank(own, seat, counts, swing));
    }
    return worth;
  }
}

/** 1, and for each rival the chance that it will be before the seat: certain where its lead is as large as the swing. */
function expectedRank(own: number, seat: Seat, counts: readonly number[], swing: number): number {
  let rank = 1;
  for (let rival = 0; rival < counts.length; rival++) {
    if (rival !== seat) rank += Math.max(0, Math.min(1, (1 + (at(counts, rival) - own) / swing) / 2));
  }
  return rank;
}

/** In proportion between two ranks. */
function prizeAt(rank: number): number {
  const better = Math.floor(rank);
  return prizeFor(better) + (prizeFor(better + 1) - prizeFor(better)) * (rank - better);
}
