/** RD-11: the end of a voyage: sails hire Vikings, then the harbour tile awards its prizes. */
import { itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import { content, metricOf, typeOf } from '../content/content.ts';
import type { HarbourTileId, Metric } from '../ids.ts';
import type { Longship, Raids, RaidsTable } from '../state.ts';
import { hire, sailsOf, shieldsOf, weaponsOf } from './crew.ts';
import { takeFromSupply } from './setup.ts';

/** RD-11.3: every sail hires Vikings while shields are free. */
export function hireBySails(g: Rules<Raids>): void {
  g.table.ships.forEach((ship, seat) => {
    const sails = sailsOf(ship);
    if (sails > 0) hire(g, seat, sails, 'sails');
  });
}

/** RD-11.3, RD-11.5: the best ships take coins; a count of 0 still ranks. */
export function awardPrizes(g: Rules<Raids>): void {
  const { table } = g;
  const ranking = rankForHarbour(table);
  g.emit({
    event: 'harbour-scored',
    voyage: table.voyage,
    harbour: table.harbour,
    seats: ranking.map(({ seat }) => seat),
    counts: ranking.map(({ count }) => count),
  });
  ranking.forEach(({ seat, count }, i) => {
    const value = prizeFor(i + 1);
    if (value === 0) return;
    takeFromSupply(table, value);
    itemAt(table.ships, seat).coins.push(value);
    g.emit({ event: 'prize-taken', seat, rank: i + 1, value, count });
  });
}

/** The coin for a rank. */
export function prizeFor(rank: number): number {
  return content.harbourPrizes.byRank[rank - 1] ?? 0;
}

/** RD-11.4: what the harbour tile counts for this ship. */
export function harbourCount(harbour: HarbourTileId, ship: Longship): number {
  return COUNTS[metricOf(harbour)](ship);
}

/** The players in order of arrival, without the ghost, which takes no rank (RD-14.7). */
export function playersByArrival(table: RaidsTable): readonly Seat[] {
  return table.arrivals.filter((id) => id !== 'ghost');
}

/** Sorts by count, highest first; the sort is stable, so the earlier arrival wins ties. */
function rankForHarbour(table: RaidsTable): readonly { readonly seat: Seat; readonly count: number }[] {
  return playersByArrival(table)
    .map((seat) => ({ seat, count: harbourCount(table.harbour, itemAt(table.ships, seat)) }))
    .sort((a, b) => b.count - a.count);
}

/** RD-11.4: the count behind each metric. Arrival counts 0 for everybody, so the order of arrival alone decides. */
const COUNTS: Readonly<Record<Metric, (ship: Longship) => number>> = {
  arrivalOrder: () => 0,
  goodsTiles: (ship) => goodsOf(ship).length,
  distinctGoodsKinds: (ship) => new Set(goodsOf(ship)).size,
  runeTiles: (ship) => ship.runes.length,
  visibleShields: shieldsOf,
  weaponSymbols: weaponsOf,
  tradingPostTiles: (ship) => ship.posts.reduce((sum, post) => sum + typeOf(post).anchors, 0),
  monsterTiles: (ship) => ship.monsters.length,
  sailSymbols: sailsOf,
};

/** The kinds of all goods, aboard or sold. */
function goodsOf({ slots, sold }: Longship): readonly string[] {
  return [...slots, ...sold].flatMap((tile) => (tile === null ? [] : (typeOf(tile).goodsKind ?? [])));
}
