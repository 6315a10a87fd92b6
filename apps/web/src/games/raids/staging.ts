/** How a step of Raids is shown: ships sail from event to event, crews and holds change where it happens. Only for the eye. */
import type { GameEvent, Seat } from '@skald/engine';
import { content, FINISH, type Longship, type RaidsTable, START, typeOf } from '@skald/engine/games/raids';
import type { Scene } from '../../table/stage.ts';
import { isRaidsEvent, isRaidsTable, type RaidsEvent } from './table-of-raids.ts';

/** How long things take, in milliseconds. */
const GLANCE = 180;
const DEED = 420;
const READING = 1100;
const CAST_OFF = 160;
const PER_PLACE = 85;
const LONGEST_SAIL = 950;

export function direct(events: readonly GameEvent[], before: object, after: object): readonly Scene[] {
  if (!isRaidsTable(before) || !isRaidsTable(after)) return [];
  const scenes: Scene[] = [];
  let table = before;
  let sailing: { readonly seat: Seat; readonly to: number } | null = null;
  const moveTo = (seat: Seat, at: number): void => {
    const from = table.ships[seat]?.at ?? at;
    if (from === at) return;
    table = withShip(table, seat, { at });
    scenes.push({ events: [], table, ms: Math.min(LONGEST_SAIL, CAST_OFF + PER_PLACE * Math.abs(at - from)) });
  };
  for (const event of events.filter(isRaidsEvent)) {
    if (sailing && isOnTheWay(event, sailing.seat)) moveTo(sailing.seat, event.position);
    else if (sailing) {
      moveTo(sailing.seat, sailing.to);
      sailing = null;
    }
    if (event.event === 'ship-sailed') sailing = { seat: event.seat, to: event.to };
    table = told(table, event, after);
    scenes.push({ events: [event], table, ms: lengthOf(event) });
  }
  if (sailing) moveTo(sailing.seat, sailing.to);
  return scenes;
}

type OnTheWay = Extract<RaidsEvent, { readonly event: 'vikings-hired' | 'coin-taken' | 'monster-sacrificed' | 'monster-defeated' }>;

/** What a ship meets while it sails. */
function isOnTheWay(event: RaidsEvent, seat: Seat): event is OnTheWay {
  switch (event.event) {
    case 'vikings-hired':
      return event.seat === seat && (event.source === 'village' || event.source === 'visit');
    case 'coin-taken':
    case 'monster-sacrificed':
    case 'monster-defeated':
      return event.seat === seat;
    default:
      return false;
  }
}

function lengthOf({ event }: RaidsEvent): number {
  switch (event) {
    case 'ship-sailed':
    case 'start-player-chosen':
      return 0;
    case 'turn-began':
    case 'ship-arrived':
    case 'ghost-arrived':
      return GLANCE;
    case 'harbour-scored':
    case 'voyage-began':
      return READING;
    case 'ghost-moved':
    case 'fight-began':
      return 2 * DEED;
    default:
      return DEED;
  }
}

/** The table with what an event tells; what no event tells comes with the snapshot at the end of the step. */
function told(table: RaidsTable, event: RaidsEvent, after: RaidsTable): RaidsTable {
  switch (event.event) {
    case 'voyage-began':
      return freshVoyage(table, event, after);
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
      return withShip(event.source === 'visit' ? withoutBonus(table, event.position) : table, event.seat, { vikings: event.vikings });
    case 'vikings-lost':
    case 'monster-sacrificed':
      return withShip(table, event.seat, { vikings: event.vikings });
    case 'tiles-cleared':
    case 'ghost-moved': {
      const cleared = withoutTiles(table, event.tiles);
      return event.event === 'ghost-moved' && cleared.ghost ? { ...cleared, ghost: { ...cleared.ghost, at: event.to } } : cleared;
    }
    case 'coin-taken':
      return withShip(withoutBonus(table, event.position), event.seat, ({ coins }) => ({ coins: [...coins, event.value] }));
    case 'prize-taken':
      return withShip(table, event.seat, ({ coins }) => ({ coins: [...coins, event.value] }));
    case 'monster-defeated':
      return withShip(withoutTiles(table, [event.tile]), event.seat, ({ monsters }) => ({
        monsters: [...monsters, event.tile],
        vikings: event.vikings,
      }));
    case 'fight-began': {
      const { attacker, defender, cost, vikings } = event;
      return { ...withShip(table, attacker, { vikings }), fight: { attacker, defender, responder: defender, paid: cost } };
    }
    case 'struck-back': {
      const struck = withShip(table, event.seat, { vikings: event.vikings });
      return { ...struck, fight: struck.fight && { ...struck.fight, responder: event.rival, paid: event.cost } };
    }
    case 'fled':
      return { ...table, fight: null };
    case 'ship-arrived':
      return { ...withShip(table, event.seat, { at: FINISH }), arrivals: [...table.arrivals, event.seat] };
    case 'ghost-arrived':
      return { ...table, arrivals: [...table.arrivals, 'ghost'] };
    default:
      return table;
  }
}

function withShip(table: RaidsTable, seat: Seat, change: Partial<Longship> | ((ship: Longship) => Partial<Longship>)): RaidsTable {
  return {
    ...table,
    ships: table.ships.map((ship, i) => (i === seat ? { ...ship, ...(typeof change === 'function' ? change(ship) : change) } : ship)),
  };
}

function withoutTiles(table: RaidsTable, tiles: readonly string[]): RaidsTable {
  return { ...table, route: table.route.map((tile) => (tile !== null && tiles.includes(tile) ? null : tile)) };
}

function withoutBonus(table: RaidsTable, position: number): RaidsTable {
  const tile = table.route[position];
  const left = tile ? table.bonuses[tile] : undefined;
  return tile && left ? { ...table, bonuses: { ...table.bonuses, [tile]: left.slice(1) } } : table;
}

type VoyageBegan = Extract<RaidsEvent, { readonly event: 'voyage-began' }>;

function freshVoyage(table: RaidsTable, { voyage, harbour, tiles }: VoyageBegan, after: RaidsTable): RaidsTable {
  let next = 0;
  const route = content.map.positions.map(({ kind }) => (kind === 'tile' ? (tiles[next++] ?? null) : null));
  const bonuses = Object.fromEntries(
    tiles.flatMap((tile) => {
      const { vikingsByPassOrder, coinsByPassOrder } = typeOf(tile);
      const left = [...vikingsByPassOrder, ...coinsByPassOrder];
      return left.length > 0 ? [[tile, left]] : [];
    }),
  );
  const ships = table.ships.map((ship, seat) => ({ ...ship, at: START, startSlot: after.ships[seat]?.startSlot ?? ship.startSlot }));
  const ghost = table.ghost && { ...table.ghost, at: START, startSlot: after.ghost?.startSlot ?? table.ghost.startSlot };
  return { ...table, voyage, harbour, prepared: after.prepared, route, bonuses, ships, ghost, arrivals: [] };
}
