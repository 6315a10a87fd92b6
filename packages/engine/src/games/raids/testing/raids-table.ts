/** The scenario words of Raids: lay tiles, put ships somewhere, and play on from there. */
import { at, type Chance, isObject, must } from '../../../kernel/index.ts';
import { Scenario } from '../../../testkit/index.ts';
import { content, FINISH, SLOTS, typeOf } from '../content/content.ts';
import type { RaidsEvent } from '../events.ts';
import { COLOURS, type HarbourTileId, type TileId, type TileTypeId } from '../ids.ts';
import { raids } from '../index.ts';
import type { Longship, Raids, RaidsTable, ShipId } from '../state.ts';

/** What a ship carries, by tile types. What is left out stays as it is. */
interface Cargo {
  readonly at?: number;
  readonly startSlot?: number;
  readonly vikings?: number;
  /** From the first slot on; the others are empty. */
  readonly slots?: readonly TileTypeId[];
  readonly runes?: number;
  readonly posts?: readonly TileTypeId[];
  readonly sold?: readonly TileTypeId[];
  readonly monsters?: readonly TileTypeId[];
  readonly coins?: readonly number[];
}

class RaidsScenario extends Scenario<Raids> {
  get table(): RaidsTable {
    return this.state.table;
  }

  ship(name: string): Longship;
  ship(name: string, cargo: Cargo): this;
  ship(name: string, cargo?: Cargo): Longship | this {
    const seat = this.seat(name);
    if (!cargo) return at(this.table.ships, seat);
    return this.arrange(({ table }) => load(table, at(table.ships, seat), cargo));
  }

  /** Only these tiles lie on the route. */
  tiles(route: Readonly<Record<number, TileTypeId>>): this {
    return this.arrange(({ table }) => {
      clearRoute(table);
      for (const [position, type] of Object.entries(route)) layTile(table, Number(position), type);
    });
  }

  ghost(position: number): this {
    return this.arrange(({ table }) => {
      must(table.ghost, 'a ghost ship').at = position;
    });
  }

  /** These ships are in the harbour again, in this order. */
  arrived(...names: readonly string[]): this {
    return this.arrange(({ table }) => {
      table.arrivals = names.map((name): ShipId => (name === 'ghost' ? name : this.seat(name)));
      for (const id of table.arrivals) (id === 'ghost' ? must(table.ghost, 'a ghost ship') : at(table.ships, id)).at = FINISH;
    });
  }

  voyage(voyage: number, harbour?: HarbourTileId): this {
    return this.arrange(({ table }) => {
      table.voyage = voyage;
      if (harbour) table.harbour = harbour;
    });
  }

  /** The rear-most ship begins its turn, or the voyage ends if all are home. */
  turn(): this {
    return this.goOn({ procedure: 'game', step: 'next', locals: {} }, { procedure: 'voyage', step: 'turn', locals: {} });
  }

  /** Sails without a monster to choose for, or with these choices. */
  sails(name: string, to: number, ...monsters: readonly string[]): this {
    return this.answer(name, { do: 'sail', to, monsters });
  }

  /** Where the seat could sail to. */
  stops(name: string): readonly number[] {
    const stops = this.offered(name).map((plan) => (isObject(plan) && typeof plan.to === 'number' ? plan.to : -1));
    return [...new Set(stops)];
  }

  /** The hint to an option, by the option's place in the list. */
  hint(name: string, option: unknown): unknown {
    const { space, hints } = this.asked(name);
    const options = space.kind === 'one' ? space.options : space.kind === 'some' ? space.items : [];
    const place = options.findIndex((one) => JSON.stringify(one) === JSON.stringify(option));
    return hints?.[place];
  }

  /** The type of the tile on a position. */
  tileAt(position: number): TileTypeId | null {
    const tile = this.table.route[position];
    return tile ? typeOf(tile).id : null;
  }

  /** The types of the tiles in a ship's slots, without the empty ones. */
  slots(name: string): readonly TileTypeId[] {
    return types(this.ship(name).slots);
  }

  told<E extends RaidsEvent['event']>(event: E): Extract<RaidsEvent, { event: E }>[] {
    return this.events.filter((one): one is Extract<RaidsEvent, { event: E }> => one.event === event);
  }
}

/** An empty route, and ships in the harbour. Seats are called by the colours of their ships, clockwise. */
export function raidsTable(...names: readonly string[]): RaidsScenario {
  return colourful(new RaidsScenario(raids, names), names);
}

/** A match set up with these draws of chance. */
export function raidsSetup(names: readonly string[], chance: Chance): RaidsScenario {
  return new RaidsScenario(raids, names, {}, chance);
}

/** Chance that leaves every pile as it lies and draws this seat as start player. */
export function unshuffled(startPlayer = 0): Chance {
  return {
    draw: (stream, _nth, bounds) => (stream === 'start-player' ? [startPlayer] : bounds.map((bound) => bound - 1)),
  };
}

export function types(tiles: readonly (TileId | null)[]): readonly TileTypeId[] {
  return tiles.flatMap((tile) => (tile === null ? [] : [typeOf(tile).id]));
}

function colourful(scenario: RaidsScenario, names: readonly string[]): RaidsScenario {
  return scenario.arrange(({ table }) => {
    clearRoute(table);
    names.forEach((name, seat) => {
      at(table.ships, seat).colour = must(
        COLOURS.find((colour) => colour === name),
        `the colour ${name}`,
      );
    });
  });
}

function load(table: RaidsTable, ship: Longship, { slots, runes, posts, sold, monsters, coins, ...plain }: Cargo): void {
  Object.assign(ship, plain);
  if (slots) {
    ship.slots = [];
    for (let slot = 0; slot < SLOTS; slot++) ship.slots.push(null);
    slots.forEach((type, slot) => {
      ship.slots[slot] = spareTile(table, type);
    });
  }
  if (runes !== undefined) {
    ship.runes = [];
    for (let i = 0; i < runes; i++) ship.runes.push(spareTile(table, 'rune'));
  }
  if (posts) refill(table, ship.posts, posts);
  if (sold) refill(table, ship.sold, sold);
  if (monsters) refill(table, ship.monsters, monsters);
  if (coins) {
    ship.coins = [...coins];
    for (const value of coins) table.supply[value] = (table.supply[value] ?? 0) - 1;
  }
}

function refill(table: RaidsTable, place: TileId[], tiles: readonly TileTypeId[]): void {
  place.length = 0;
  for (const type of tiles) place.push(spareTile(table, type));
}

function clearRoute(table: RaidsTable): void {
  for (const [tile, left] of Object.entries(table.bonuses)) {
    if (typeOf(tile).category !== 'plunder') continue;
    for (const value of left) table.supply[value] = (table.supply[value] ?? 0) + 1;
  }
  table.bonuses = {};
  table.route = table.route.map(() => null);
}

function layTile(table: RaidsTable, position: number, type: TileTypeId): void {
  const tile = spareTile(table, type);
  const { vikingsByPassOrder, coinsByPassOrder } = typeOf(tile);
  table.route[position] = tile;
  if (vikingsByPassOrder.length + coinsByPassOrder.length > 0) table.bonuses[tile] = [...vikingsByPassOrder, ...coinsByPassOrder];
  for (const value of coinsByPassOrder) table.supply[value] = (table.supply[value] ?? 0) - 1;
}

/** A tile of this type that lies nowhere yet. */
function spareTile(table: RaidsTable, type: TileTypeId): TileId {
  const taken = new Set(
    [table.route, ...table.ships.flatMap((ship) => [ship.slots, ship.runes, ship.posts, ship.sold, ship.monsters])].flat(),
  );
  const all = content.voyages.flatMap(({ tiles }) => tiles.filter((one) => one.type === type).flatMap(({ instances }) => instances));
  return must(
    all.find((tile) => !taken.has(tile)),
    `a spare ${type}`,
  );
}
