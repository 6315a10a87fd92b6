/** The two sides of the map (LR-2): regions by number, with neighbours, distances, lands, seas and realms. */
import { itemAt, required } from '../../../kernel/index.ts';
import type { LandId, MapSide, RealmId, SeaId } from '../ids.ts';
import { content } from './content.ts';
import type { MapContent, RegionContent } from './schema.ts';

export interface GameMap extends MapContent {
  /** All region numbers, ascending. */
  readonly numbers: readonly number[];
  readonly shrines: readonly number[];
  readonly forgeRegions: readonly number[];
  readonly distances: readonly (readonly number[])[];
}

function prepare(map: MapContent): GameMap {
  const numbers = map.regions.map(({ number }) => number).sort((a, b) => a - b);
  const rows = new Map(map.regions.map((region) => [region.number, region]));
  const distances = [[], ...numbers.map((from) => distancesFrom(from, rows, numbers.length))];
  const having = (flag: (region: RegionContent) => boolean) => map.regions.filter(flag).map(({ number }) => number);
  return { ...map, numbers, shrines: having(({ shrine }) => shrine), forgeRegions: having(({ forge }) => forge), distances };
}

/** LR-2.3: fewest steps over adjacent regions. */
function distancesFrom(from: number, rows: ReadonlyMap<number, RegionContent>, size: number): readonly number[] {
  const steps = new Array<number>(size + 1).fill(size);
  steps[from] = 0;
  for (let queue = [from]; queue.length > 0; ) {
    const next: number[] = [];
    for (const here of queue) {
      for (const near of required(rows.get(here), `region ${here}`).adjacentRegions) {
        if (near === from || itemAt(steps, near) < size) continue;
        steps[near] = itemAt(steps, here) + 1;
        next.push(near);
      }
    }
    queue = next;
  }
  return steps;
}

const maps: Readonly<Record<MapSide, GameMap>> = {
  small: prepare(
    required(
      content.maps.find(({ id }) => id === 'small'),
      'the small side',
    ),
  ),
  large: prepare(
    required(
      content.maps.find(({ id }) => id === 'large'),
      'the large side',
    ),
  ),
};

export function mapOf(side: MapSide): GameMap {
  return maps[side];
}

export function regionOf(side: MapSide, number: number): RegionContent {
  return itemAt(maps[side].regions, number - 1);
}

export function neighbours(side: MapSide, region: number): readonly number[] {
  return regionOf(side, region).adjacentRegions;
}

export function distance(side: MapSide, from: number, to: number): number {
  return itemAt(itemAt(maps[side].distances, from), to);
}

export function regionsOfLand(side: MapSide, land: LandId): readonly number[] {
  return required(
    maps[side].lands.find(({ id }) => id === land),
    land,
  ).regions;
}

export function landOf(side: MapSide, region: number): LandId {
  return regionOf(side, region).land;
}

export function seaOf(side: MapSide, sea: SeaId): GameMap['seas'][number] {
  return required(
    maps[side].seas.find(({ id }) => id === sea),
    sea,
  );
}

/** The seas within this many steps around the ring, without the starting one. */
export function seasWithin(side: MapSide, from: SeaId, steps: number): readonly SeaId[] {
  const found = new Set<SeaId>([from]);
  for (let step = 0; step < steps; step++) for (const sea of [...found]) for (const near of seaOf(side, sea).adjacentSeas) found.add(near);
  return maps[side].seas.map(({ id }) => id).filter((id) => id !== from && found.has(id));
}

/** The realms next to a region. */
export function realmsAt(side: MapSide, region: number): readonly RealmId[] {
  return regionOf(side, region).adjacentRealms;
}
