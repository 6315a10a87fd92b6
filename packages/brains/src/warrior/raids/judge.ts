/** What a position is worth to a seat: its own prospects of glory against those of the others. */
import { at, type Seat } from '@skald/engine';
import { FINISH, type Longship, type RaidsTable, typeOf } from '@skald/engine/games/raids';
import { forecast } from './forecast.ts';
import { outlookFrom } from './outlook.ts';
import { prizesFor } from './prize-worth.ts';
import { shipWorth } from './ship-worth.ts';
import { stopWorth } from './stop-worth.ts';
import type { Weights } from './weights.ts';

export class Judge {
  readonly #weights: Weights;
  /** What each tile of the route would be worth to each seat as it stood at the start; it hardly changes from one answer to the other. */
  readonly #appetites: readonly (readonly number[])[];

  constructor(table: RaidsTable, weights: Weights) {
    this.#weights = weights;
    const home = bySailing(table);
    this.#appetites = table.ships.map((ship, seat) => {
      const worth = this.#worthFor(table, seat, home);
      return table.route.map((tile) => (tile !== null && typeOf(tile).stop ? stopWorth(ship, tile, worth) : 0));
    });
  }

  /** The lead in expected glory. */
  judge(table: RaidsTable, seat: Seat): number {
    const { gains, home } = forecast(table, this.appetite, this.#weights);
    let lead = 0;
    for (let other = 0; other < table.ships.length; other++) {
      const ship = at(table.ships, other);
      const worth = this.#worthFor(table, other, home)(ship) + this.#weights.hope * at(gains, other) - this.#danger(table, ship, other);
      lead += other === seat ? worth : (-this.#weights.rivalry * worth) / (table.ships.length - 1);
    }
    return lead;
  }

  /** What the tile at a position is worth to a seat. */
  readonly appetite = (seat: Seat, position: number): number => at(at(this.#appetites, seat), position);

  /** What is lost if somebody comes from behind and drives the ship away. */
  #danger(table: RaidsTable, ship: Longship, seat: Seat): number {
    if (!table.route[ship.at]) return 0;
    let safe = 1;
    for (const rival of table.ships) {
      if (rival.at < ship.at && rival.vikings > 0) {
        safe *= 1 - this.#weights.threat * Math.min(1, Math.max(0, (2 + rival.vikings - ship.vikings) / 4));
      }
    }
    return (1 - safe) * this.appetite(seat, ship.at);
  }

  /** What a seat's ship is worth as it is, or as it would be. */
  #worthFor(table: RaidsTable, seat: Seat, home: readonly Seat[]): (ship: Longship) => number {
    const outlook = outlookFrom(table, at(table.ships, seat).at);
    const share = this.#weights.grasp / table.ships.length;
    const prizes = prizesFor(table, seat, home, this.#weights);
    return (ship) => shipWorth(ship, outlook, share, this.#weights) + prizes(ship);
  }
}

/** The seats as they would come home if nobody overtook anybody. */
function bySailing({ ships, arrivals }: RaidsTable): readonly Seat[] {
  const place = (seat: Seat): number => (arrivals.includes(seat) ? arrivals.indexOf(seat) : FINISH - at(ships, seat).at + arrivals.length);
  return ships.map((_, seat) => seat).sort((a, b) => place(a) - place(b));
}
