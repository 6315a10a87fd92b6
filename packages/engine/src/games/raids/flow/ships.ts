/** RD-5.2, RD-7: where the ships stand to one another on the route. */
import { at, must, type Seat } from '../../../kernel/index.ts';
import { FINISH, START } from '../content/content.ts';
import type { Figure, RaidsTable, ShipId } from '../state.ts';

/** RD-5.2: the rear-most ship that has not arrived; in the harbour, the one on the highest start slot. */
export function rearMost(table: RaidsTable): ShipId | undefined {
  let rear: Figure | undefined;
  let id: ShipId | undefined;
  for (let seat = 0; seat < table.ships.length; seat++) {
    const ship = at(table.ships, seat);
    if (ship.at !== FINISH && (!rear || isBehind(ship, rear))) {
      rear = ship;
      id = seat;
    }
  }
  const { ghost } = table;
  return ghost && ghost.at !== FINISH && (!rear || isBehind(ghost, rear)) ? 'ghost' : id;
}

function isBehind(a: Figure, b: Figure): boolean {
  return a.at < b.at || (a.at === b.at && a.startSlot > b.startSlot);
}

export function figureOf(table: RaidsTable, id: ShipId): Figure {
  return id === 'ghost' ? must(table.ghost, 'the ghost ship') : at(table.ships, id);
}

/** RD-7.1, RD-7.2: the position up to which a ship clears the route; its own where it shares the harbour with another. */
export function nextShipAhead(table: RaidsTable, id: ShipId): number {
  const position = figureOf(table, id).at;
  let next = FINISH;
  for (let seat = 0; seat < table.ships.length; seat++) {
    if (seat === id) continue;
    const other = at(table.ships, seat).at;
    if (other === position && position === START) return position;
    if (other > position && other < next) next = other;
  }
  const { ghost } = table;
  if (ghost && id !== 'ghost') {
    if (ghost.at === position && position === START) return position;
    if (ghost.at > position && ghost.at < next) next = ghost.at;
  }
  return next;
}

/** The player who stands at a position of the open sea, other than this one. */
export function rivalAt(table: RaidsTable, seat: Seat, position: number): Seat | undefined {
  if (position === FINISH) return undefined;
  for (let other = 0; other < table.ships.length; other++) {
    if (other !== seat && at(table.ships, other).at === position) return other;
  }
  return undefined;
}

/** RD-11.1: the ship takes the next arrival place; counted among arrived ships only. */
export function arrive(table: RaidsTable, id: ShipId): number {
  table.arrivals.push(id);
  return table.arrivals.length;
}
