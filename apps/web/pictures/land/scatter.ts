/** Decides what stands where: drawings keep to their land, away from borders, from each other and from calm ground. */

import type { Point } from '../../src/table/geometry.ts';
import type { Canvas } from '../field/grid.ts';
import { Noise, seededRandom } from '../field/noise.ts';
import type { Fields } from './ground.ts';
import { Stamps } from './stamps.ts';
import { standingTree } from './standing-tree.ts';
import type { LandMap, Terrain } from './terrain.ts';
import type { Light } from './theme.ts';

interface Drawn {
  /** What stands lower on the map is drawn later. */
  readonly y: number;
  readonly svg: string;
}

/** Everything that stands on the map, as the content of an SVG in its units. */
export function stampsOf(map: LandMap, canvas: Canvas, fields: Fields, light: Light): string {
  const stamps = new Stamps(light);
  const scatter = new Scatter(map, canvas, fields);
  const size = map.stampSize ?? 1;
  const flat: Drawn[] = [
    ...map.rivers.map((river) => ({ y: 0, svg: stamps.river(river) })),
    ...scatter
      .places('fields', 46 * size, 27 * size, 24)
      .map(({ at, random }) => ({ y: at.y, svg: stamps.field({ ...at, size: 36 * size, random }) })),
  ];
  const standing: Drawn[] = [
    ...scatter.places('mountains', 37 * size, 25 * size, 27 * size).map(({ at, terrain, random }) => ({
      y: at.y,
      svg: stamps.mountain({ ...at, size: (36 + 22 * random()) * size, random }, terrain.ground[1] ?? '#999999', terrain.snow > 0.05),
    })),
    ...scatter.places('hills', 44 * size, 19 * size, 20 * size).map(({ at, terrain, random }) => ({
      y: at.y,
      svg: stamps.hill({ ...at, size: (24 + 10 * random()) * size, random }, terrain.ground[1] ?? '#999999'),
    })),
    ...scatter.places('woods', 12.5 * size, 8 * size, 9 * size).map(({ at, terrain, random }) => ({
      y: at.y,
      svg: stamps.tree({ ...at, size: (17 + 7 * random()) * size, random }, terrain.tree),
    })),
    ...map.villages.flatMap((village) => houses(stamps, village, seededRandom(Math.round(village.x * 31 + village.y)))),
  ];
  const random = seededRandom(map.seed + 5);
  const waves = scatter.seaPlaces(58).map((at) => stamps.wave({ ...at, size: 15 + 8 * random(), random }));
  const tree = map.worldTree ? stamps.worldTree(map.worldTree, seededRandom(map.seed + 6)) : '';
  const grown = map.standingTree ? standingTree(map.standingTree, light, seededRandom(map.seed + 7)) : '';
  const inOrder = [...flat, ...standing.sort((a, b) => a.y - b.y)].map(({ svg }) => svg);
  return waves.join('') + tree + inOrder.join('') + grown;
}

/** Two small houses behind and a large one before. */
function houses(stamps: Stamps, { x, y }: Point, random: () => number): readonly Drawn[] {
  const side = random() < 0.5 ? -1 : 1;
  return [
    { y: y - 8, svg: stamps.house({ x: x + side * 12, y: y - 4, size: 24, random }) },
    { y: y + 14, svg: stamps.house({ x: x - side * 5, y: y + 15, size: 34, random }) },
  ];
}

interface Place {
  readonly at: Point;
  readonly terrain: Terrain;
  readonly random: () => number;
}

class Scatter {
  readonly #map: LandMap;
  readonly #canvas: Canvas;
  readonly #fields: Fields;
  readonly #noise: Noise;
  readonly #taken: (Point & { readonly r: number })[] = [];

  constructor(map: LandMap, canvas: Canvas, fields: Fields) {
    this.#map = map;
    this.#canvas = canvas;
    this.#fields = fields;
    this.#noise = new Noise(map.seed + 3);
    this.#taken.push(...map.clear, ...map.rivers.flatMap((river) => river.map((point) => ({ ...point, r: 7 }))));
  }

  /** Places on a shaken grid, in groves; `room` is what each keeps for itself, `edge` its distance to coasts and borders. */
  places(kind: 'mountains' | 'hills' | 'woods' | 'fields', step: number, room: number, edge: number): readonly Place[] {
    const random = seededRandom(this.#map.seed + kind.length * 101);
    const found: Place[] = [];
    for (let y = step / 2; y < this.#map.height; y += step * 0.8) {
      for (let x = step / 2; x < this.#map.width; x += step) {
        const at = { x: x + (random() - 0.5) * step * 0.8, y: y + (random() - 0.5) * step * 0.7 };
        const luck = random();
        const terrain = this.#terrainAt(at, edge);
        if (!terrain) continue;
        const grove = 0.5 + 0.5 * this.#noise.layered(at.x + kind.length * 700, at.y, 105, 2);
        const fits = luck < terrain[kind] * (0.25 + 1.3 * grove);
        if (fits && this.#isFree(at, room)) found.push({ at, terrain, random });
      }
    }
    this.#taken.push(...found.map(({ at }) => ({ x: at.x, y: at.y - room * 0.3, r: room * 0.55 })));
    return found;
  }

  seaPlaces(step: number): readonly Point[] {
    const random = seededRandom(this.#map.seed + 9);
    const found: Point[] = [];
    for (let y = step / 2; y < this.#map.height; y += step) {
      for (let x = step / 2; x < this.#map.width; x += step) {
        const at = { x: x + (random() - 0.5) * step, y: y + (random() - 0.5) * step };
        const i = this.#index(at);
        if (random() < 0.5 && (this.#fields.toLand[i] ?? 0) > 30) found.push(at);
      }
    }
    return found;
  }

  #index({ x, y }: Point): number {
    const { width, height, scale } = this.#canvas;
    return Math.min(width - 1, Math.floor(x * scale)) + Math.min(height - 1, Math.floor(y * scale)) * width;
  }

  #terrainAt(at: Point, edge: number): Terrain | undefined {
    if (at.x < 0 || at.y < 0) return undefined;
    const i = this.#index(at);
    if ((this.#fields.toSea[i] ?? 0) < edge || (this.#fields.toBorder[i] ?? 0) < edge) return undefined;
    return this.#map.lands[(this.#fields.lands[i] ?? 0) - 1]?.terrain;
  }

  #isFree({ x, y }: Point, room: number): boolean {
    return this.#taken.every((circle) => (x - circle.x) ** 2 + (y - room * 0.4 - circle.y) ** 2 > (circle.r + room * 0.62) ** 2);
  }
}
