/** The content of Raids, checked once at load and laid out for quick lookup. No rule holds a number of its own (RD-2.7). */
import { at, Defect, must } from '../../../kernel/index.ts';
import type { HarbourTileId, Metric, TileId, TileTypeId } from '../ids.ts';
import data from './raids.content.json' with { type: 'json' };
import { contentSchema, type TileType } from './schema.ts';

export type { TileType } from './schema.ts';

export const content = contentSchema.parse(data);

/** The harbour at departure and at arrival: one printed place, two positions (RD-2.2). */
export const START = content.map.start;
export const FINISH = content.map.finish;

const kinds = content.map.positions.map((place, index) => {
  if (place.index !== index) throw new Defect('bad-content', `position ${index} is listed as ${place.index}`);
  return place.kind;
});

/** Which positions hold a village. */
const villages: readonly boolean[] = kinds.map((kind) => kind === 'village');

export function isVillage(position: number): boolean {
  return villages[position] ?? false;
}

/** The positions of the tile spaces, in route order. */
export const TILE_SPACES: readonly number[] = kinds.flatMap((kind, position) => (kind === 'tile' ? [position] : []));

export const SLOTS = content.longship.slots;
export const SHIELDS_PER_EMPTY_SLOT = content.longship.shieldsPerEmptySlot;
export const LAST_VOYAGE = content.voyages.length;

const typesById = new Map<string, TileType>(content.tileTypes.map((type) => [type.id, type]));

const typesByTile = new Map<TileId, TileType>(
  content.voyages.flatMap(({ tiles }) =>
    tiles.flatMap(({ type, instances }) => instances.map((tile): [TileId, TileType] => [tile, tileType(type)])),
  ),
);

export function tileType(id: TileTypeId): TileType {
  return must(typesById.get(id), `tile type ${id}`);
}

/** The type of one of the 64 tiles. */
export function typeOf(tile: TileId): TileType {
  const type = typesByTile.get(tile);
  if (!type) throw new Defect('unknown-tile', `no tile is called ${tile}`);
  return type;
}

const stacks: readonly (readonly TileId[])[] = content.voyages.map(({ tiles }) => tiles.flatMap(({ instances }) => instances));

/** The tiles of a voyage, in the order of the content file. */
export function stackOf(voyage: number): readonly TileId[] {
  return at(stacks, voyage - 1);
}

const metrics = new Map<HarbourTileId, Metric>(content.harbourTiles.map(({ id, metric }) => [id, metric]));

export function metricOf(harbour: HarbourTileId): Metric {
  return must(metrics.get(harbour), `harbour tile ${harbour}`);
}

/** The harbour tile without a condition, always of the first voyage, and those that are drawn from (RD-4.3). */
export const FIRST_HARBOUR: HarbourTileId = must(
  content.harbourTiles.find(({ use }) => use === 'voyage1Only'),
  'the first harbour tile',
).id;
export const HARBOUR_POOL: readonly HarbourTileId[] = content.harbourTiles.filter(({ use }) => use === 'pool').map(({ id }) => id);

export function startingSlots(players: number): readonly number[] {
  return bySeatOrder(content.startingSlots, players);
}

export function startingVikings(players: number): readonly number[] {
  return bySeatOrder(content.startingVikings, players);
}

function bySeatOrder(
  rows: readonly { readonly players: number; readonly bySeatOrder: readonly number[] }[],
  players: number,
): readonly number[] {
  return must(
    rows.find((row) => row.players === players),
    `a row for ${players} players`,
  ).bySeatOrder;
}
