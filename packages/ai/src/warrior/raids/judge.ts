/** The worth of a position to a seat: its expected glory against the others'. */
import { itemAt, type Seat } from '@skald/engine';
import { FINISH, type Longship, type RaidsTable, typeOf } from '@skald/engine/games/raids';
import { type Appetite, forecast } from './forecast.ts';
import { type Outlook, outlookFrom } from './outlook.ts';
import { Prizes } from './prizes.ts';
import { shipWorth } from './ship-worth.ts';
import { stopWorth } from './stop-worth.ts';
import type { RaidsWeights } from './weights.ts';

/** Judges the positions after each answer to one question. */
export class Judge {
  readonly #weights: RaidsWeights;
  /** One ship's share of all tiles still to come. */
  readonly #share: number;
  /** By position: the outlook, and the worth of each tile to each seat. Computed once, because answers hardly change them. */
  readonly #outlooks: readonly Outlook[];
  readonly #appetites: readonly (readonly number[])[];

  constructor(table: RaidsTable, weights: RaidsWeights) {
    this.#weights = weights;
    this.#share = weights.grasp / table.ships.length;
    this.#outlooks = table.route.map((_, position) => outlookFrom(table, position));
    const prizes = new Prizes(table, bySailing(table), weights);
    this.#appetites = table.ships.map((ship, seat) => {
      const worth = (changed: Longship): number => this.#held(changed) + prizes.expected(seat, changed);
      return table.route.map((tile) => (tile !== null && typeOf(tile).stop ? stopWorth(ship, tile, worth) : 0));
    });
  }

  /** The worth of the tile at a position to a seat. */
  readonly appetite: Appetite = (seat, position) => itemAt(itemAt(this.#appetites, seat), position);

  /** The loss from one Viking less. */
  viking(ship: Longship): number {
    return this.#held(ship) - this.#held({ ...ship, vikings: ship.vikings - 1 });
  }

  /** The lead in expected glory. */
  lead(table: RaidsTable, seat: Seat): number {
    const { hope, rivalry } = this.#weights;
    const { gains, home } = forecast(table, this.appetite, this.#weights);
    const prizes = new Prizes(table, home, this.#weights);
    let lead = 0;
    table.ships.forEach((ship, other) => {
      const worth = this.#held(ship) + prizes.expected(other) + hope * itemAt(gains, other) - this.#danger(table, ship, other);
      lead += other === seat ? worth : (-rivalry * worth) / (table.ships.length - 1);
    });
    return lead;
  }

  /** The probable score of what a ship holds. */
  #held(ship: Longship): number {
    return shipWorth(ship, itemAt(this.#outlooks, ship.at), this.#share, this.#weights);
  }

  /** The expected loss if a ship from behind drives this one away. */
  #danger({ ships, route }: RaidsTable, ship: Longship, seat: Seat): number {
    if (!route[ship.at]) return 0;
    let safe = 1;
    for (const rival of ships) if (rival.at < ship.at && rival.vikings > 0) safe *= 1 - this.#weights.threat * superiority(rival, ship);
    return (1 - safe) * this.appetite(seat, ship.at);
  }
}

/** From 0 for a crew that would surely lose the fight to 1 for one that would surely win it. */
function superiority(attacker: Longship, defender: Longship): number {
  return Math.max(0, Math.min(1, (2 + attacker.vikings - defender.vikings) / 4));
}

/** The seats in order of arrival if no ship overtook another. */
function bySailing({ ships, arrivals }: RaidsTable): readonly Seat[] {
  const place = (seat: Seat): number =>
    arrivals.includes(seat) ? arrivals.indexOf(seat) : FINISH - itemAt(ships, seat).at + arrivals.length;
  return ships.map((_, seat) => seat).sort((a, b) => place(a) - place(b));
}
