/** The worth of a tile to the ship that takes it: the best use it can make of it. */
import { type Longship, shieldsOf, typeOf } from '@skald/engine/games/raids';

export function stopWorth(ship: Longship, tile: string, worth: (ship: Longship) => number): number {
  const before = worth(ship);
  return Math.max(...takings(ship, tile).map(worth)) - before;
}

/** The ship after every sensible way to take the tile (RD-6.3 to RD-6.5). */
function takings(ship: Longship, tile: string): readonly Longship[] {
  const { category, maxSales, hire } = typeOf(tile);
  if (category === 'rune') return [{ ...ship, runes: [...ship.runes, tile] }];
  if (category === 'tradingPost') return [manned({ ...afterSales(ship, maxSales), posts: [...ship.posts, tile] }, hire)];
  const free = ship.slots.indexOf(null);
  const placings = free < 0 ? ship.slots.map((_, slot) => slot) : [free];
  return [ship, ...placings.map((slot) => manned({ ...ship, slots: ship.slots.with(slot, tile) }, 0))];
}

/** Sells the best goods first. */
function afterSales(ship: Longship, most: number): Longship {
  const wares = ship.slots.flatMap((tile) => (tile !== null && typeOf(tile).category === 'goods' ? [tile] : []));
  const sold = wares.sort((a, b) => typeOf(b).glory - typeOf(a).glory).slice(0, most);
  return {
    ...ship,
    slots: ship.slots.map((tile) => (tile !== null && sold.includes(tile) ? null : tile)),
    sold: [...ship.sold, ...sold],
  };
}

/** Adds Vikings as far as there are shields for them (RD-3.4, RD-3.7). */
function manned(ship: Longship, hired: number): Longship {
  return { ...ship, vikings: Math.min(shieldsOf(ship), ship.vikings + hired) };
}
