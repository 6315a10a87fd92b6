/** RD-3: the crew of a longship and the shields they stand on. */
import { itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import { SHIELDS_PER_EMPTY_SLOT, type TileType, typeOf } from '../content/content.ts';
import type { HireSource } from '../events.ts';
import type { Longship, Raids } from '../state.ts';

/** RD-3.2, RD-3.3: counts the visible shields. */
export function shieldsOf(ship: Longship): number {
  let shields = 0;
  for (const tile of ship.slots) shields += tile === null ? SHIELDS_PER_EMPTY_SLOT : typeOf(tile).shields;
  return shields;
}

/** RD-9.3: the weapons aboard reduce a monster's strength by this much. */
export function weaponsOf(ship: Longship): number {
  return sumOfSlots(ship, 'weapon');
}

export function sailsOf(ship: Longship): number {
  return sumOfSlots(ship, 'sail');
}

export function mjolnirsOf(ship: Longship): number {
  return sumOfSlots(ship, 'mjolnir');
}

function sumOfSlots(ship: Longship, symbol: 'weapon' | 'sail' | 'mjolnir'): number {
  let sum = 0;
  for (const tile of ship.slots) if (tile !== null) sum += typeOf(tile)[symbol];
  return sum;
}

/** RD-3.7: the crew after hiring; Vikings without a shield return to the supply. */
export function withHired(vikings: number, offered: number, shields: number): number {
  return Math.min(vikings + offered, shields);
}

export function hire(g: Rules<Raids>, seat: Seat, offered: number, source: HireSource): void {
  const ship = itemAt(g.table.ships, seat);
  takeAboard(g, seat, offered, source, ship.at, shieldsOf(ship));
}

/** Hires while the ship passes a position; the caller has counted the shields. */
export function takeAboard(g: Rules<Raids>, seat: Seat, offered: number, source: HireSource, position: number, shields: number): void {
  const ship = itemAt(g.table.ships, seat);
  const vikings = withHired(ship.vikings, offered, shields);
  const hired = vikings - ship.vikings;
  ship.vikings = vikings;
  g.emit({ event: 'vikings-hired', seat, source, position, offered, hired, vikings });
}

/** RD-3.4: Vikings that lost their shield to a placed tile leave the ship. */
export function sendSurplusOverboard(g: Rules<Raids>, seat: Seat): void {
  const ship = itemAt(g.table.ships, seat);
  const lost = ship.vikings - shieldsOf(ship);
  if (lost <= 0) return;
  ship.vikings -= lost;
  g.emit({ event: 'vikings-lost', seat, lost, vikings: ship.vikings });
}

/** The number of Vikings who would leave the ship if it placed this tile in that slot. */
export function surplusWith(ship: Longship, slot: number, type: TileType): number {
  const old = ship.slots[slot] ?? null;
  const shields = shieldsOf(ship) - (old === null ? SHIELDS_PER_EMPTY_SLOT : typeOf(old).shields) + type.shields;
  return Math.max(0, ship.vikings - shields);
}
