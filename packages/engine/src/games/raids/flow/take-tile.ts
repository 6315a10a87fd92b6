/** RD-6: phase 1 of a turn: the ship takes the tile at which it stands. */
import { decision, itemAt, procedure, type Rules, required, type Seat, someOf } from '../../../kernel/index.ts';
import { type TileType, typeOf } from '../content/content.ts';
import type { TileId, TileTypeId } from '../ids.ts';
import type { Longship, Raids, RaidsTable } from '../state.ts';
import { hire, sendSurplusOverboard, surplusWith } from './crew.ts';

export type Placing = { readonly do: 'place' } | { readonly do: 'replace'; readonly slot: number } | { readonly do: 'discard' };

/** D1: place the tile in an empty slot, replace another tile, or discard it. */
export const placeTile = decision<Raids, Placing, { readonly tile: TileTypeId }>('place-tile', {
  rules: ['RD-6.3', 'RD-3.4'],
  candidates: (g, seat) => [
    { do: 'place' },
    ...shipOf(g.table, seat).slots.map((_, slot): Placing => ({ do: 'replace', slot })),
    { do: 'discard' },
  ],
  problem: (g, seat, _params, choice) => {
    const { slots } = shipOf(g.table, seat);
    if (choice.do === 'place' && emptySlot(slots) < 0) return { reason: 'no-empty-slot', rule: 'RD-6.3' };
    if (choice.do === 'replace' && slots[choice.slot] === null) {
      return { reason: 'nothing-to-replace', rule: 'RD-6.3', params: { slot: choice.slot } };
    }
    return undefined;
  },
  fallback: (g, seat) => (emptySlot(shipOf(g.table, seat).slots) < 0 ? { do: 'discard' } : { do: 'place' }),
  hint: (g, seat, { tile }, choice) => {
    const ship = shipOf(g.table, seat);
    if (choice.do === 'discard') return { tile };
    const type = typeOf(tileUnder(g.table, seat));
    if (choice.do === 'place') return { tile, overboard: surplusWith(ship, emptySlot(ship.slots), type) };
    const old = required(ship.slots[choice.slot], 'a tile to replace');
    return { tile, old: typeOf(old).id, overboard: surplusWith(ship, choice.slot, type) };
  },
});

export interface Ware {
  readonly slot: number;
  readonly tile: TileTypeId;
}

/** D2: sell up to as many goods as the trading post buys. */
export const sellGoods = decision<Raids, readonly Ware[], { readonly post: TileTypeId; readonly most: number }>('sell-goods', {
  rules: ['RD-6.5'],
  candidates: (g, seat) => tilesAboard(shipOf(g.table, seat)).map(({ slot, type }) => ({ slot, tile: type.id })),
  problem: (g, seat, _params, { slot, tile }) =>
    isGoods(shipOf(g.table, seat).slots[slot] ?? null) ? undefined : { reason: 'not-goods', rule: 'RD-6.5', params: { tile } },
  space: (g, seat, { most }) => someOf(waresOf(shipOf(g.table, seat)), 0, most),
  fallback: (g, seat, { most }) => {
    const best = goodsAboard(shipOf(g.table, seat)).toSorted((a, b) => b.type.glory - a.type.glory);
    return best.slice(0, most).map(({ slot, type }) => ({ slot, tile: type.id }));
  },
  hint: (g, seat, _params, { slot }) => ({ glory: typeOf(required(shipOf(g.table, seat).slots[slot], 'goods to sell')).glory }),
});

/** A slot tile stays on the route until the player has chosen where it goes; until then the ship stands before it (RD-Q25). */
export const takeTile = procedure<Raids, { readonly seat: Seat }>('take-tile', {
  look: (g, { seat }) => {
    const { category } = typeOf(tileUnder(g.table, seat));
    if (category === 'rune') return g.jump('rune');
    if (category === 'tradingPost') return g.jump('post');
    return undefined;
  },
  choose: (g, { seat }) => g.ask(placeTile, seat, { tile: typeOf(tileUnder(g.table, seat)).id }),
  place: (g, { seat }) => {
    putDown(g, seat, g.answer(placeTile));
    sendSurplusOverboard(g, seat);
    g.end();
  },
  rune: (g, { seat }) => {
    layRuneBeside(g, seat);
    g.end();
  },
  post: (g, { seat }) => {
    layPostBeside(g, seat);
    if (waresOf(shipOf(g.table, seat)).length === 0) g.jump('hire');
  },
  offer: (g, { seat }) => {
    const post = lastPost(g.table, seat);
    g.ask(sellGoods, seat, { post: post.id, most: post.maxSales });
  },
  sell: (g, { seat }) => {
    for (const { slot } of g.answer(sellGoods)) sell(g, seat, slot);
  },
  hire: (g, { seat }) => hire(g, seat, lastPost(g.table, seat).hire, 'post'),
});

function shipOf(table: RaidsTable, seat: Seat): Longship {
  return itemAt(table.ships, seat);
}

/** RD-6.2: the tile at which the ship stands; RD-16.7 guarantees one. */
function tileUnder(table: RaidsTable, seat: Seat): TileId {
  return required(table.route[shipOf(table, seat).at], 'a tile at the ship');
}

function takeUp(table: RaidsTable, seat: Seat): TileId {
  const tile = tileUnder(table, seat);
  table.route[shipOf(table, seat).at] = null;
  return tile;
}

/** RD-6.3: a discarded tile leaves the game. */
function putDown(g: Rules<Raids>, seat: Seat, choice: Placing): void {
  const { slots, at: position } = shipOf(g.table, seat);
  const tile = takeUp(g.table, seat);
  const type = typeOf(tile).id;
  if (choice.do === 'discard') {
    g.emit({ event: 'tile-discarded', seat, position, tile, type });
    return;
  }
  const slot = choice.do === 'place' ? emptySlot(slots) : choice.slot;
  const oldTile = slots[slot] ?? null;
  slots[slot] = tile;
  if (oldTile === null) g.emit({ event: 'tile-placed', seat, position, slot, tile, type });
  else g.emit({ event: 'tile-replaced', seat, position, slot, tile, type, oldTile, old: typeOf(oldTile).id });
}

function layRuneBeside(g: Rules<Raids>, seat: Seat): void {
  const { runes, at: position } = shipOf(g.table, seat);
  const tile = takeUp(g.table, seat);
  runes.push(tile);
  g.emit({ event: 'rune-taken', seat, position, tile, type: typeOf(tile).id, runes: runes.length });
}

function layPostBeside(g: Rules<Raids>, seat: Seat): void {
  const { posts, at: position } = shipOf(g.table, seat);
  const tile = takeUp(g.table, seat);
  posts.push(tile);
  g.emit({ event: 'post-visited', seat, position, tile, type: typeOf(tile).id });
}

/** The trading post that the ship just took. */
function lastPost(table: RaidsTable, seat: Seat): TileType {
  return typeOf(required(shipOf(table, seat).posts.at(-1), 'a trading post'));
}

function sell(g: Rules<Raids>, seat: Seat, slot: number): void {
  const ship = shipOf(g.table, seat);
  const tile = required(ship.slots[slot], 'goods to sell');
  const { id, glory } = typeOf(tile);
  ship.slots[slot] = null;
  ship.sold.push(tile);
  g.emit({ event: 'goods-sold', seat, slot, tile, type: id, glory });
}

function emptySlot(slots: Longship['slots']): number {
  return slots.indexOf(null);
}

function isGoods(tile: TileId | null): boolean {
  return tile !== null && typeOf(tile).category === 'goods';
}

interface Aboard {
  readonly slot: number;
  readonly type: TileType;
}

function tilesAboard({ slots }: Longship): readonly Aboard[] {
  return slots.flatMap((tile, slot) => (tile === null ? [] : [{ slot, type: typeOf(tile) }]));
}

function goodsAboard(ship: Longship): readonly Aboard[] {
  return tilesAboard(ship).filter(({ type }) => type.category === 'goods');
}

function waresOf(ship: Longship): readonly Ware[] {
  return goodsAboard(ship).map(({ slot, type }) => ({ slot, tile: type.id }));
}
