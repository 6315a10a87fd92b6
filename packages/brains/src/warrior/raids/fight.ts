/** How an open fight will probably end, so that a position can be judged as if it were over. */
import { at, type Seat } from '@skald/engine';
import { FINISH, isVillage, type RaidsTable, shieldsOf } from '@skald/engine/games/raids';

/** One of two ships in a fight. */
export interface Side {
  readonly crew: number;
  /** What keeping the place is worth to it, against fleeing. */
  readonly gain: number;
  /** What one Viking is worth to it. */
  readonly viking: number;
}

/** What the ship to respond and its rival pay from here on, and whether the former flees in the end. */
export interface Duel {
  readonly flees: boolean;
  readonly paid: number;
  readonly rivalPaid: number;
}

/** RD-10.2: each side strikes back where that is worth more to it than fleeing at once, knowing that the other thinks alike. */
export function duel(responder: Side, rival: Side, cost: number): Duel {
  const flight = { flees: true, paid: 0, rivalPaid: 0 };
  if (responder.crew < cost) return flight;
  const reply = duel(rival, { ...responder, crew: responder.crew - cost }, cost + 1);
  const struck = { flees: !reply.flees, paid: cost + reply.rivalPaid, rivalPaid: reply.paid };
  const worth = (struck.flees ? 0 : responder.gain) - responder.viking * struck.paid;
  return worth > 0 ? struck : flight;
}

/** Where a ship would flee to: the place ahead that it likes best and that nobody holds, or home. */
export function refuge(table: RaidsTable, seat: Seat, appetite: (position: number) => number): number {
  let best = FINISH;
  let liking = 0;
  for (let position = at(table.ships, seat).at + 1; position < FINISH; position++) {
    if (table.ships.some((ship) => ship.at === position)) continue;
    const liked = appetite(position);
    if (liked > liking) {
      best = position;
      liking = liked;
    }
  }
  return best;
}

/** Ends the fight on the table: pays, and lets the loser flee. `mustFlee`: the ship to respond has no choice any more. */
export function settle(table: RaidsTable, mustFlee: boolean, appetite: (seat: Seat, position: number) => number, viking: number): void {
  const { fight } = table;
  if (!fight) return;
  const rivalSeat = fight.responder === fight.attacker ? fight.defender : fight.attacker;
  const sideOf = (seat: Seat): Side => {
    const ship = at(table.ships, seat);
    const flight = refuge(table, seat, (position) => appetite(seat, position));
    const gain = appetite(seat, ship.at) - (flight === FINISH ? 0 : appetite(seat, flight));
    return { crew: ship.vikings, gain, viking };
  };
  const outcome = mustFlee ? { flees: true, paid: 0, rivalPaid: 0 } : duel(sideOf(fight.responder), sideOf(rivalSeat), fight.paid + 1);
  at(table.ships, fight.responder).vikings -= outcome.paid;
  at(table.ships, rivalSeat).vikings -= outcome.rivalPaid;
  table.fight = null;
  flee(table, outcome.flees ? fight.responder : rivalSeat, appetite);
}

/** The flight itself, with the Vikings who join on the way. */
function flee(table: RaidsTable, seat: Seat, appetite: (seat: Seat, position: number) => number): void {
  const ship = at(table.ships, seat);
  const to = refuge(table, seat, (position) => appetite(seat, position));
  for (let position = ship.at + 1; position < to; position++) {
    if (isVillage(position)) ship.vikings = Math.min(shieldsOf(ship), ship.vikings + 1);
  }
  ship.at = to;
  if (to === FINISH) table.arrivals.push(seat);
}
