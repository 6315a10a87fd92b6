/** The probable end of an open fight, so that a position can be judged without it. */
import { itemAt, type Seat } from '@skald/engine';
import { content, FINISH, isVillage, type Longship, type RaidsTable, shieldsOf, typeOf } from '@skald/engine/games/raids';

const { hirePerVillage, sacrificePerMonster } = content.vikings;

/** One of two ships in a fight. */
interface Side {
  readonly crew: number;
  /** The gain from keeping the place over fleeing. */
  readonly gain: number;
  /** The worth of one Viking to this ship. */
  readonly viking: number;
}

/** What both ships pay from here on, and whether the responder flees in the end. */
interface Duel {
  readonly flees: boolean;
  readonly paid: number;
  readonly rivalPaid: number;
}

const FLIGHT: Duel = { flees: true, paid: 0, rivalPaid: 0 };

/** RD-10.2: each side strikes back if that is worth more than fleeing at once, and expects the same of the other. */
export function duel(responder: Side, rival: Side, cost: number): Duel {
  if (responder.crew < cost) return FLIGHT;
  const reply = duel(rival, { ...responder, crew: responder.crew - cost }, cost + 1);
  const struck = { flees: !reply.flees, paid: cost + reply.rivalPaid, rivalPaid: reply.paid };
  const worth = (struck.flees ? 0 : responder.gain) - responder.viking * struck.paid;
  return worth > 0 ? struck : FLIGHT;
}

/** The worth of places and Vikings to a seat. */
export interface Values {
  appetite(seat: Seat, position: number): number;
  viking(ship: Longship): number;
}

/** Ends the fight on the table: both pay their blows, and the loser flees. `mustFlee`: the responder has no choice. */
export function settle(table: RaidsTable, mustFlee: boolean, values: Values): void {
  const { fight } = table;
  if (!fight) return;
  const rival = fight.responder === fight.attacker ? fight.defender : fight.attacker;
  const outcome = mustFlee ? FLIGHT : duel(sideOf(table, fight.responder, values), sideOf(table, rival, values), fight.paid + 1);
  itemAt(table.ships, fight.responder).vikings -= outcome.paid;
  itemAt(table.ships, rival).vikings -= outcome.rivalPaid;
  table.fight = null;
  flee(table, outcome.flees ? fight.responder : rival, values);
}

function sideOf(table: RaidsTable, seat: Seat, values: Values): Side {
  const ship = itemAt(table.ships, seat);
  const flight = refuge(table, seat, values);
  return {
    crew: ship.vikings,
    gain: values.appetite(seat, ship.at) - (flight === FINISH ? 0 : values.appetite(seat, flight)),
    viking: values.viking(ship),
  };
}

/** The place where a ship would flee: the free stop ahead that it likes best, or home. */
function refuge(table: RaidsTable, seat: Seat, { appetite }: Values): number {
  let best = FINISH;
  let most = 0;
  for (let position = itemAt(table.ships, seat).at + 1; position < FINISH; position++) {
    if (table.ships.some((ship) => ship.at === position)) continue;
    const liked = appetite(seat, position);
    if (liked > most) {
      best = position;
      most = liked;
    }
  }
  return best;
}

/** The flight: the ship hires villagers on the way and sacrifices to monsters. */
function flee(table: RaidsTable, seat: Seat, values: Values): void {
  const ship = itemAt(table.ships, seat);
  const to = refuge(table, seat, values);
  for (let position = ship.at + 1; position < to; position++) {
    const tile = table.route[position];
    if (isVillage(position)) ship.vikings = Math.min(shieldsOf(ship), ship.vikings + hirePerVillage);
    else if (tile && typeOf(tile).category === 'monster') ship.vikings = Math.max(0, ship.vikings - sacrificePerMonster);
  }
  ship.at = to;
  if (to === FINISH) table.arrivals.push(seat);
}
