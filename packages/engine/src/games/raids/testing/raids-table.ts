/** The scenario words of Raids: lay tiles, put ships somewhere, and play on from there. */
import { type Chance, equal, type Frame, fastChance, isObject, itemAt, required } from '../../../kernel/index.ts';
import { Scenario, type Who } from '../../../testkit/index.ts';
import { content, FINISH, SLOTS, typeOf } from '../content/content.ts';
import type { RaidsDecisions } from '../decisions.ts';
import { fight } from '../flow/sailing/fight.ts';
import type { SailingPlan } from '../flow/sailing/plans.ts';
import { turn } from '../flow/turn.ts';
import { game, voyage } from '../flow/voyage.ts';
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

export class RaidsScenario extends Scenario<Raids, RaidsDecisions> {
  constructor(names: readonly string[], chance: Chance = fastChance(1)) {
    super(raids, names, {}, chance, { procedure: voyage.name, step: 'turn' });
  }

  get table(): RaidsTable {
    return this.state.table;
  }

  ship(who: Who): Longship;
  ship(who: Who, cargo: Cargo): this;
  ship(who: Who, cargo?: Cargo): Longship | this {
    const seat = this.seat(who);
    if (!cargo) return itemAt(this.table.ships, seat);
    return this.arrange(({ table }) => load(table, itemAt(table.ships, seat), cargo));
  }

  /** Only these tiles lie on the route. Lay them before the ships that stand there. */
  tiles(route: Readonly<Record<number, TileTypeId>>): this {
    return this.arrange(({ table }) => {
      clearRoute(table);
      for (const [position, type] of Object.entries(route)) layTile(table, Number(position), type);
    });
  }

  ghost(position: number): this {
    return this.arrange(({ table }) => {
      required(table.ghost, 'a ghost ship').at = position;
    });
  }

  /** These ships are in the harbour again, in this order. */
  arrived(...names: readonly (Who | 'ghost')[]): this {
    return this.arrange(({ table }) => {
      table.arrivals = names.map((name): ShipId => (name === 'ghost' ? name : this.seat(name)));
      for (const id of table.arrivals) (id === 'ghost' ? required(table.ghost, 'a ghost ship') : itemAt(table.ships, id)).at = FINISH;
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
    return this.goOn(...this.#voyage());
  }

  /** A turn in the middle: this ship has taken the tile where it stands and is about to sail. */
  sailing(who: Who): this {
    const seat = this.seat(who);
    this.arrangeUnchecked(({ table }) => takeAway(table, itemAt(table.ships, seat).at));
    return this.goOn(...this.#voyage(), this.frame(turn, { seat }, 'navigate'));
  }

  /** A fight in the middle: the first ship has come to the second one and paid so many Vikings, and the second one answers. */
  fighting(attacker: Who, defender: Who, paid = 1): this {
    const [a, d] = [this.seat(attacker), this.seat(defender)];
    return this.arrange(({ table }) => {
      itemAt(table.ships, a).at = itemAt(table.ships, d).at;
      table.fight = { attacker: a, defender: d, responder: d, paid };
    }).goOn(...this.#voyage(), this.frame(fight, {}, 'respond'));
  }

  /** Puts the tile into the first empty slot, or in place of the tile in this slot. */
  places(who: Who, slot?: number): this {
    return this.answer(who, 'place-tile', slot === undefined ? { do: 'place' } : { do: 'replace', slot });
  }

  /** Puts the tile out of the game. */
  discards(who: Who): this {
    return this.answer(who, 'place-tile', { do: 'discard' });
  }

  /** Sells the goods in these slots. */
  sells(who: Who, ...slots: readonly number[]): this {
    const aboard = this.ship(who).slots;
    const wares = slots.map((slot) => ({ slot, tile: typeOf(required(aboard[slot], `a tile in slot ${slot}`)).id }));
    return this.answer(who, 'sell-goods', wares);
  }

  /** Sails without a monster to choose for, or with these choices. */
  sails(who: Who, to: number, ...monsters: SailingPlan['monsters']): this {
    return this.answer(who, { do: 'sail', to, monsters });
  }

  strikesBack(who: Who): this {
    return this.answer(who, 'respond-to-attack', { do: 'strike-back' });
  }

  /** Flees from a fight to this position. A ship that cannot pay is not asked whether it does. */
  flees(who: Who, to: number, ...monsters: SailingPlan['monsters']): this {
    if (this.isAsked(who, 'respond-to-attack')) this.answer(who, { do: 'flee' });
    return this.sails(who, to, ...monsters);
  }

  /** Where the ship could sail to. */
  stops(who: Who): readonly number[] {
    const stops = this.offered(who).map((plan) => (isObject(plan) && typeof plan.to === 'number' ? plan.to : -1));
    return [...new Set(stops)];
  }

  /** The hint to an option, by the option's place in the list. */
  hint(who: Who, option: unknown): unknown {
    const { space, hints } = this.asked(who);
    const options = space.kind === 'one' ? space.options : space.kind === 'some' ? space.items : [];
    const place = options.findIndex((one) => equal(one, option));
    return hints?.[place];
  }

  /** The type of the tile on a position. */
  tileAt(position: number): TileTypeId | null {
    const tile = this.table.route[position];
    return tile ? typeOf(tile).id : null;
  }

  /** The types of the tiles in a ship's slots, without the empty ones. */
  slots(who: Who): readonly TileTypeId[] {
    return types(this.ship(who).slots);
  }

  #voyage(): readonly Frame[] {
    return [this.frame(game, {}, 'next'), this.frame(voyage, {}, 'turn')];
  }
}

/** An empty route, and ships in the harbour. Seats are called by the colours of their ships, clockwise. */
export function raidsTable(...names: readonly string[]): RaidsScenario {
  return colourful(new RaidsScenario(names), names);
}

/** A match set up with these draws of chance. */
export function raidsSetup(names: readonly string[], chance: Chance): RaidsScenario {
  return new RaidsScenario(names, chance);
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
      itemAt(table.ships, seat).colour = required(
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
    for (const value of ship.coins) table.supply[value] = (table.supply[value] ?? 0) + 1;
    ship.coins = [...coins];
    for (const value of coins) table.supply[value] = (table.supply[value] ?? 0) - 1;
  }
}

function refill(table: RaidsTable, place: TileId[], tiles: readonly TileTypeId[]): void {
  place.length = 0;
  for (const type of tiles) place.push(spareTile(table, type));
}

function clearRoute(table: RaidsTable): void {
  for (const position of table.route.keys()) takeAway(table, position);
}

/** Takes a tile out of the game; the coins on it go back to the supply. */
function takeAway(table: RaidsTable, position: number): void {
  const tile = table.route[position] ?? null;
  if (tile === null) return;
  const left = typeOf(tile).category === 'plunder' ? (table.bonuses[tile] ?? []) : [];
  for (const value of left) table.supply[value] = (table.supply[value] ?? 0) + 1;
  delete table.bonuses[tile];
  table.route[position] = null;
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
  return required(
    all.find((tile) => !taken.has(tile)),
    `a spare ${type}`,
  );
}
