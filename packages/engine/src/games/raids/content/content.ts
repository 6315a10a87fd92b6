/** Loads and checks the content of Raids once and indexes it. All numbers of the game come from here (RD-2.7). */
import { Defect, itemAt, required } from '../../../kernel/index.ts';
import type { HarbourTileId, Metric, TileId, TileTypeId } from '../ids.ts';
import { content } from './checked.ts';
import type { TileType } from './schema.ts';

export type { TileType } from './schema.ts';

export { content };

/** RD-2.2: the harbour is one printed place with two positions: ships depart from START and arrive at FINISH. */
export const START = content.map.start;
export const FINISH = content.map.finish;

const kinds = content.map.positions.map((place, index) => {
  if (place.index !== index) throw new Defect('bad-content', `position ${index} is listed as ${place.index}`);
  return place.kind;
});

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
  return required(typesById.get(id), `tile type ${id}`);
}

export function typeOf(tile: TileId): TileType {
  const type = typesByTile.get(tile);
  if (!type) throw new Defect('unknown-tile', `no tile is called ${tile}`);
  return type;
}

const stacks: readonly (readonly TileId[])[] = content.voyages.map(({ tiles }) => tiles.flatMap(({ instances }) => instances));

export function stackOf(voyage: number): readonly TileId[] {
  return itemAt(stacks, voyage - 1);
}

const metrics = new Map<HarbourTileId, Metric>(content.harbourTiles.map(({ id, metric }) => [id, metric]));

export function metricOf(harbour: HarbourTileId): Metric {
  return required(metrics.get(harbour), `harbour tile ${harbour}`);
}

/** RD-4.3: the harbour tile without a condition belongs to the first voyage; the others are drawn. */
export const FIRST_HARBOUR: HarbourTileId = required(
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
  return required(
    rows.find((row) => row.players === players),
    `a row for ${players} players`,
  ).bySeatOrder;
}
