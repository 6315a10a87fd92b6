/** RD-4, RD-12: sets up the table and lays out the tiles of each voyage. */
import { type Compartments, itemAt, type Setup } from '../../../kernel/index.ts';
import {
  content,
  FINISH,
  FIRST_HARBOUR,
  HARBOUR_POOL,
  LAST_VOYAGE,
  SLOTS,
  START,
  stackOf,
  startingSlots,
  startingVikings,
  TILE_SPACES,
  typeOf,
} from '../content/content.ts';
import type { TileId } from '../ids.ts';
import type { GhostShip, Longship, Raids, RaidsTable } from '../state.ts';

/** RD-16.3: makes the random draws in this fixed order. */
export function setup(g: Setup<unknown>): Compartments<Raids> {
  const tiles = g.shuffle('voyage-1', stackOf(1));
  const prepared = g.shuffle('harbour', HARBOUR_POOL).slice(0, LAST_VOYAGE - 1);
  const first = g.pick('start-player', seatsOf(g.seats));
  const table: RaidsTable = {
    voyage: 1,
    harbour: FIRST_HARBOUR,
    prepared,
    route: [],
    bonuses: {},
    ships: seatsOf(g.seats).map((seat) => newShip(g.seats, seat, (seat - first + g.seats) % g.seats)),
    ghost: g.seats === content.ghostShip.players ? newGhost(g.seats) : null,
    arrivals: [],
    fight: null,
    supply: Object.fromEntries(content.coins.denominations.map(({ value, count }) => [value, count])),
  };
  layOut(table, tiles);
  return { table, hands: seatsOf(g.seats).map(() => ({})), box: {} };
}

function seatsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** RD-4.4, RD-4.5: `order` counts clockwise from the start player. */
function newShip(players: number, seat: number, order: number): Longship {
  return {
    colour: itemAt(content.colours.values, seat),
    at: START,
    startSlot: itemAt(startingSlots(players), order),
    vikings: itemAt(startingVikings(players), order),
    slots: new Array<TileId | null>(SLOTS).fill(null),
    runes: [],
    posts: [],
    sold: [],
    monsters: [],
    coins: [],
  };
}

/** RD-14.1, RD-14.9: the ghost takes the first colour that no player has. */
function newGhost(players: number): GhostShip {
  return { colour: itemAt(content.colours.values, players), at: START, startSlot: content.ghostShip.startSlot };
}

/** RD-4.2, RD-12.2: lays the tiles in route order and puts bonuses on visits and plunders; coins come from the supply. */
export function layOut(table: RaidsTable, tiles: readonly TileId[]): void {
  table.route = new Array<TileId | null>(FINISH + 1).fill(null);
  table.bonuses = {};
  TILE_SPACES.forEach((position, i) => {
    const tile = itemAt(tiles, i);
    const { vikingsByPassOrder, coinsByPassOrder } = typeOf(tile);
    table.route[position] = tile;
    if (vikingsByPassOrder.length > 0) table.bonuses[tile] = [...vikingsByPassOrder];
    if (coinsByPassOrder.length > 0) table.bonuses[tile] = [...coinsByPassOrder];
    for (const value of coinsByPassOrder) takeFromSupply(table, value);
  });
}

export function takeFromSupply(table: RaidsTable, value: number): void {
  table.supply[value] = (table.supply[value] ?? 0) - 1;
}

export function returnToSupply(table: RaidsTable, value: number): void {
  table.supply[value] = (table.supply[value] ?? 0) + 1;
}
