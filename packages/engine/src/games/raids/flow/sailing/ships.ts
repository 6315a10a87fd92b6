/** RD-5.2, RD-7: the ships' order along the route. */
import { itemAt, required, type Seat } from '../../../../kernel/index.ts';
import { FINISH, START } from '../../content/content.ts';
import type { RaidsFigure, RaidsTable, ShipId } from '../../state.ts';

/** RD-5.2: the rear-most ship that has not arrived; in the harbour, the one on the highest start slot. */
export function rearMost(table: RaidsTable): ShipId | undefined {
  let rear: RaidsFigure | undefined;
  let id: ShipId | undefined;
  for (let seat = 0; seat < table.ships.length; seat++) {
    const ship = itemAt(table.ships, seat);
    if (ship.at !== FINISH && (!rear || isBehind(ship, rear))) {
      rear = ship;
      id = seat;
    }
  }
  const { ghost } = table;
  return ghost && ghost.at !== FINISH && (!rear || isBehind(ghost, rear)) ? 'ghost' : id;
}

function isBehind(a: RaidsFigure, b: RaidsFigure): boolean {
  return a.at < b.at || (a.at === b.at && a.startSlot > b.startSlot);
}

export function figureOf(table: RaidsTable, id: ShipId): RaidsFigure {
  return id === 'ghost' ? required(table.ghost, 'the ghost ship') : itemAt(table.ships, id);
}

/** RD-7.1, RD-7.2: a ship clears the route up to this position; its own position if it shares the harbour with another. */
export function nextShipAhead(table: RaidsTable, id: ShipId): number {
  const position = figureOf(table, id).at;
  let next = FINISH;
  for (let seat = 0; seat < table.ships.length; seat++) {
    if (seat === id) continue;
    const other = itemAt(table.ships, seat).at;
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

/** Another player's ship at a position of the open sea. */
export function rivalAt(table: RaidsTable, seat: Seat, position: number): Seat | undefined {
  if (position === FINISH) return undefined;
  for (let other = 0; other < table.ships.length; other++) {
    if (other !== seat && itemAt(table.ships, other).at === position) return other;
  }
  return undefined;
}

/** RD-11.1: the ship takes the next arrival place; only arrived ships count. */
export function arrive(table: RaidsTable, id: ShipId): number {
  table.arrivals.push(id);
  return table.arrivals.length;
}
