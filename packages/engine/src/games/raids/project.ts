/** Applies the events of Raids to the table, for clients that show a step event by event. */
import { type Projection, type Seat, unchangedBy } from '../../kernel/index.ts';
import { content, START, TILE_SPACES, typeOf } from './content/content.ts';
import type { RaidsEvent } from './events.ts';
import type { TileId } from './ids.ts';
import type { Longship, Raids, RaidsTable } from './state.ts';

export function project(table: RaidsTable, event: RaidsEvent): RaidsTable {
  switch (event.event) {
    case 'voyage-began':
      return freshVoyage(table, event);
    case 'tile-placed':
    case 'tile-replaced':
      return withShip(withoutTiles(table, [event.tile]), event.seat, ({ slots }) => ({ slots: slots.with(event.slot, event.tile) }));
    case 'tile-discarded':
      return withoutTiles(table, [event.tile]);
    case 'rune-taken':
      return withShip(withoutTiles(table, [event.tile]), event.seat, ({ runes }) => ({ runes: [...runes, event.tile] }));
    case 'post-visited':
      return withShip(withoutTiles(table, [event.tile]), event.seat, ({ posts }) => ({ posts: [...posts, event.tile] }));
    case 'goods-sold':
      return withShip(table, event.seat, ({ slots, sold }) => ({ slots: slots.with(event.slot, null), sold: [...sold, event.tile] }));
    case 'vikings-hired':
      return withShip(event.source === 'visit' ? withoutBonus(table, event.position) : table, event.seat, () => ({
        vikings: event.vikings,
      }));
    case 'vikings-lost':
    case 'monster-sacrificed':
      return withShip(table, event.seat, () => ({ vikings: event.vikings }));
    case 'tiles-cleared':
      return withoutTiles(table, event.tiles);
    case 'ghost-moved': {
      const cleared = withoutTiles(table, event.tiles);
      return { ...cleared, ghost: cleared.ghost && { ...cleared.ghost, at: event.to } };
    }
    case 'ship-sailed':
      return withShip(table, event.seat, () => ({ at: event.to }));
    case 'coin-taken':
      return withCoin(withoutBonus(table, event.position), event.seat, event.value);
    case 'prize-taken':
      return withCoin({ ...table, supply: withCoins(table.supply, [event.value], -1) }, event.seat, event.value);
    case 'monster-defeated':
      return withShip(withoutTiles(table, [event.tile]), event.seat, ({ monsters }) => ({
        monsters: [...monsters, event.tile],
        vikings: event.vikings,
      }));
    case 'fight-began': {
      const { attacker, defender, cost, vikings } = event;
      return { ...withShip(table, attacker, () => ({ vikings })), fight: { attacker, defender, responder: defender, paid: cost } };
    }
    case 'struck-back': {
      const struck = withShip(table, event.seat, () => ({ vikings: event.vikings }));
      return { ...struck, fight: struck.fight && { ...struck.fight, responder: event.rival, paid: event.cost } };
    }
    case 'fled':
      return { ...table, fight: null };
    case 'ship-arrived':
      return { ...table, arrivals: [...table.arrivals, event.seat] };
    case 'ghost-arrived':
      return { ...table, arrivals: [...table.arrivals, 'ghost'] };
    case 'start-player-chosen':
    case 'turn-began':
    case 'harbour-scored':
    case 'ship-scored':
    case 'game-ended':
      return table;
    default:
      return unchangedBy(table, event);
  }
}

/** Everything in Raids is open, and every event says what it changes. */
export const projection: Projection<Raids> = { project, notInEvents: [] };

function withShip(table: RaidsTable, seat: Seat, change: (ship: Longship) => Partial<Longship>): RaidsTable {
  return { ...table, ships: table.ships.map((ship, i) => (i === seat ? { ...ship, ...change(ship) } : ship)) };
}

function withCoin(table: RaidsTable, seat: Seat, value: number): RaidsTable {
  return withShip(table, seat, ({ coins }) => ({ coins: [...coins, value] }));
}

/** RD-7.3: coins left on the tiles return to the supply. */
function withoutTiles(table: RaidsTable, tiles: readonly TileId[]): RaidsTable {
  const bonuses = { ...table.bonuses };
  for (const tile of tiles) delete bonuses[tile];
  const coins = tiles.filter((tile) => typeOf(tile).category === 'plunder').flatMap((tile) => table.bonuses[tile] ?? []);
  return {
    ...table,
    route: table.route.map((tile) => (tile !== null && tiles.includes(tile) ? null : tile)),
    bonuses,
    supply: withCoins(table.supply, coins, 1),
  };
}

/** A ship took the first bonus of a visit or plunder tile. */
function withoutBonus(table: RaidsTable, position: number): RaidsTable {
  const tile = table.route[position];
  const left = tile ? table.bonuses[tile] : undefined;
  return tile && left ? { ...table, bonuses: { ...table.bonuses, [tile]: left.slice(1) } } : table;
}

function withCoins(supply: RaidsTable['supply'], values: readonly number[], sign: 1 | -1): RaidsTable['supply'] {
  const counts = { ...supply };
  for (const value of values) counts[value] = (counts[value] ?? 0) + sign;
  return counts;
}

/** RD-12: new tiles, the prepared harbour tile, and start slots in order of arrival. The set-up lays out the first voyage. */
function freshVoyage(table: RaidsTable, { voyage, harbour, tiles }: Extract<RaidsEvent, { event: 'voyage-began' }>): RaidsTable {
  if (voyage === table.voyage) return table;
  const route = content.map.positions.map((_, position) => tiles[TILE_SPACES.indexOf(position)] ?? null);
  const bonuses: RaidsTable['bonuses'] = {};
  for (const tile of tiles) {
    const { vikingsByPassOrder, coinsByPassOrder } = typeOf(tile);
    const left = [...vikingsByPassOrder, ...coinsByPassOrder];
    if (left.length > 0) bonuses[tile] = left;
  }
  const players = table.arrivals.filter((id) => id !== 'ghost');
  const firstSlot = table.ghost ? content.ghostShip.startSlot + 1 : 1;
  return {
    ...table,
    voyage,
    harbour,
    prepared: table.prepared.slice(1),
    route,
    bonuses,
    ships: table.ships.map((ship, seat) => ({ ...ship, at: START, startSlot: firstSlot + players.indexOf(seat) })),
    ghost: table.ghost && { ...table.ghost, at: START, startSlot: content.ghostShip.startSlot },
    arrivals: [],
    supply: withCoins(
      table.supply,
      tiles.flatMap((tile) => typeOf(tile).coinsByPassOrder),
      -1,
    ),
  };
}
