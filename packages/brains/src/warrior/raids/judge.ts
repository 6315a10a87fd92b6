/** What a position is worth to a seat: its own prospects of glory against those of the others. */
import { at, type Seat } from '@skald/engine';
import { FINISH, type Longship, type RaidsTable, typeOf } from '@skald/engine/games/raids';
import { type Appetite, forecast } from './forecast.ts';
import { type Outlook, outlookFrom } from './outlook.ts';
import { Prizes } from './prizes.ts';
import { shipWorth } from './ship-worth.ts';
import { stopWorth } from './stop-worth.ts';
import type { Weights } from './weights.ts';

/** Judges the positions that the answers to one question lead to. */
export class Judge {
  readonly #weights: Weights;
  /** The part of all tiles still to come that falls to one ship. */
  readonly #share: number;
  /** From each position of the route, and what each tile would be worth to each seat: as things stood at the question, for it hardly changes from answer to answer. */
  readonly #outlooks: readonly Outlook[];
  readonly #appetites: readonly (readonly number[])[];

  constructor(table: RaidsTable, weights: Weights) {
    this.#weights = weights;
    this.#share = weights.grasp / table.ships.length;
    this.#outlooks = table.route.map((_, position) => outlookFrom(table, position));
    const prizes = new Prizes(table, bySailing(table), weights);
    this.#appetites = table.ships.map((ship, seat) => {
      const worth = (changed: Longship): number => this.#held(changed) + prizes.expected(seat, changed);
      return table.route.map((tile) => (tile !== null && typeOf(tile).stop ? stopWorth(ship, tile, worth) : 0));
    });
  }

  /** What the tile at a position is worth to a seat. */
  readonly appetite: Appetite = (seat, position) => at(at(this.#appetites, seat), position);

  /** What one Viking less would cost a ship. */
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
      const worth = this.#held(ship) + prizes.expected(other) + hope * at(gains, other) - this.#danger(table, ship, other);
      lead += other === seat ? worth : (-rivalry * worth) / (table.ships.length - 1);
    });
    return lead;
  }

  /** What a ship will probably score for what it holds. */
  #held(ship: Longship): number {
    return shipWorth(ship, at(this.#outlooks, ship.at), this.#share, this.#weights);
  }

  /** What is lost if somebody comes from behind and drives the ship away. */
  #danger({ ships, route }: RaidsTable, ship: Longship, seat: Seat): number {
    if (!route[ship.at]) return 0;
    let safe = 1;
    for (const rival of ships) if (rival.at < ship.at && rival.vikings > 0) safe *= 1 - this.#weights.threat * superiority(rival, ship);
    return (1 - safe) * this.appetite(seat, ship.at);
  }
}

/** From 0 for a crew that would only lose the fight to 1 for one that would surely win it. */
function superiority(attacker: Longship, defender: Longship): number {
  return Math.max(0, Math.min(1, (2 + attacker.vikings - defender.vikings) / 4));
}

/** The seats as they would come home if nobody overtook anybody. */
function bySailing({ ships, arrivals }: RaidsTable): readonly Seat[] {
  const place = (seat: Seat): number => (arrivals.includes(seat) ? arrivals.indexOf(seat) : FINISH - at(ships, seat).at + arrivals.length);
  return ships.map((_, seat) => seat).sort((a, b) => place(a) - place(b));
}
