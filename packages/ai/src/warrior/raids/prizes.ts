/** The expected prizes of the harbour tiles, of this voyage and later ones. */
import { itemAt, type Seat } from '@skald/engine';
import { FINISH, harbourCount, type Longship, prizeFor, type RaidsTable } from '@skald/engine/games/raids';
import type { RaidsWeights } from './weights.ts';

/** One harbour tile and the race for it. */
interface Race {
  readonly harbour: RaidsTable['harbour'];
  /** A lead of this size cannot be made up. */
  readonly swing: number;
  /** Its count for each ship, by seat, plus a little for an earlier arrival. */
  readonly counts: readonly number[];
  /** The bonus for an earlier arrival. */
  readonly ties: readonly number[];
}

/** The safe lead once no ship is at sea. */
const LEAST_SWING = 0.5;

export class Prizes {
  readonly #races: readonly Race[];

  /** `home`: the seats in order of arrival. */
  constructor({ ships, harbour, prepared }: RaidsTable, home: readonly Seat[], { sway, tie }: RaidsWeights) {
    const sea = (FINISH - Math.min(...ships.map((ship) => ship.at))) / FINISH;
    this.#races = [harbour, ...prepared].map((tile, voyages) => {
      // RD-11.3: the earlier arrival wins ties; nobody knows the arrivals of later voyages yet.
      const ties = ships.map((_, seat) => (voyages === 0 ? -tie * home.indexOf(seat) : 0));
      return {
        harbour: tile,
        swing: LEAST_SWING + sway * (sea + voyages),
        counts: ships.map((ship, seat) => harbourCount(tile, ship) + itemAt(ties, seat)),
        ties,
      };
    });
  }

  /** A seat's expected prizes, with its ship as it is or `changed`. */
  expected(seat: Seat, changed?: Longship): number {
    let worth = 0;
    for (const { harbour, swing, counts, ties } of this.#races) {
      const own = changed ? harbourCount(harbour, changed) + itemAt(ties, seat) : itemAt(counts, seat);
      worth += prizeAt(expectedRank(own, seat, counts, swing));
    }
    return worth;
  }
}

/** 1 plus, for each rival, the probability that it ranks before the seat; certain if its lead reaches the swing. */
function expectedRank(own: number, seat: Seat, counts: readonly number[], swing: number): number {
  let rank = 1;
  for (let rival = 0; rival < counts.length; rival++) {
    if (rival !== seat) rank += Math.max(0, Math.min(1, (1 + (itemAt(counts, rival) - own) / swing) / 2));
  }
  return rank;
}

/** Interpolates between two ranks. */
function prizeAt(rank: number): number {
  const better = Math.floor(rank);
  return prizeFor(better) + (prizeFor(better + 1) - prizeFor(better)) * (rank - better);
}
