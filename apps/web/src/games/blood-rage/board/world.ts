/** The geometry of the world: Yggdrasil in the middle, the ring of eight provinces around it, a fjord between every second pair. */
import {
  type BoardPlace,
  content,
  FJORDS,
  type FjordId,
  isProvince,
  type ProvinceId,
  type RegionId,
  YGGDRASIL,
} from '@skald/engine/games/blood-rage';
import { boundingBox, clipPath, overlay, type Point } from '../../../table/geometry.ts';
import { type Plan, planAt, TREE_PLAN } from './province-plans.ts';

/** Half of a figure's width. */
export const FIGURE = 32;

const HEIGHT = 960;
/** The width of a round world; provinces are planned for it. */
const ROUND = 1080;
/** How much wider than high even the round world is. */
const STRETCH = 1.12;
const SHORE = 430;
const INNER = 152;
const EIGHTH = Math.PI / 4;
/** How far a fjord reaches into the land, and how wide its mouth is. */
const FJORD_END = 238;
const FJORD_MOUTH = 0.098;
const FJORD_TIP = 0.03;

const ring = content.board.ring;

interface Button {
  readonly box: ReturnType<typeof overlay>;
  readonly clip: string;
}

export class WorldLayout {
  readonly width: number;
  readonly height = HEIGHT;
  readonly #wider: number;
  readonly #outlines: ReadonlyMap<BoardPlace, readonly Point[]>;
  readonly #paths: ReadonlyMap<BoardPlace, string>;
  readonly #plans: ReadonlyMap<ProvinceId, Plan>;
  readonly #rims: ReadonlyMap<RegionId, string>;
  readonly #buttons: ReadonlyMap<BoardPlace, Button>;

  /** How much wider than the round world it is. */
  constructor(wider: number) {
    this.#wider = wider;
    this.width = ROUND * wider;
    this.#outlines = new Map<BoardPlace, readonly Point[]>([
      [YGGDRASIL, steps(0, 2 * Math.PI, 48).map((angle) => this.#polar(angle, INNER - 8))],
      ...ring.map((id, index): [BoardPlace, readonly Point[]] => [id, this.#sector(index)]),
      ...FJORDS.map((id, index): [BoardPlace, readonly Point[]] => [id, this.#inlet(fjordAngle(index))]),
    ]);
    this.#paths = new Map([...this.#outlines].map(([place, points]) => [place, `${lineThrough(points)}Z`]));
    this.#plans = new Map(ring.map((id, index) => [id, this.#placed(planAt(startOf(index) + EIGHTH / 2, ROUND, HEIGHT))]));
    this.#rims = new Map(content.board.regions.map(({ id, provinces }) => [id, this.#rimAlong(provinces)]));
    this.#buttons = new Map([...this.#outlines].map(([place, points]) => [place, this.#buttonAround(points)]));
  }

  get centre(): Point {
    return { x: this.width / 2, y: this.height / 2 };
  }

  outlineOf(place: BoardPlace): readonly Point[] {
    return this.#outlines.get(place) ?? [];
  }

  pathOf(place: BoardPlace): string {
    return this.#paths.get(place) ?? '';
  }

  planOf(province: ProvinceId): Plan {
    return this.#plans.get(province) ?? this.#placed(TREE_PLAN);
  }

  /** The arc along which the name of a region is written. */
  rimOf(region: RegionId): string {
    return this.#rims.get(region) ?? '';
  }

  /** The smallest box around a place, and its outline within that box, for a button of the same shape. */
  buttonOf(place: BoardPlace): Button {
    return this.#buttons.get(place) ?? this.#buttonAround([]);
  }

  /** Figures in Yggdrasil stand in rows: the more there are, the closer. */
  rowsInYggdrasil(count: number): { readonly size: number; readonly places: readonly Point[] } {
    const [size, perRow] = count <= 4 ? [1, 4] : count <= 8 ? [0.86, 4] : count <= 15 ? [0.68, 5] : [0.56, 6];
    const gap = FIGURE * 2.1 * size;
    const rows = Math.ceil(count / perRow);
    const { x, y } = this.centre;
    const places = Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / perRow);
      const inRow = Math.min(perRow, count - row * perRow);
      return { x: x + ((i % perRow) - (inRow - 1) / 2) * gap, y: y - 8 + (row - (rows - 1) / 2) * gap };
    });
    return { size, places };
  }

  /** Ships lie one behind the other, from the mouth of the fjord inwards. */
  berthsIn(fjord: FjordId, count: number): readonly Point[] {
    const angle = fjordAngle(FJORDS.indexOf(fjord));
    const gap = Math.min(62, 150 / Math.max(1, count - 1));
    return Array.from({ length: count }, (_, i) => this.#polar(angle, SHORE - 4 - i * gap));
  }

  /** The middle of a place, for floats above it. */
  middleOf(place: BoardPlace): Point {
    if (place === YGGDRASIL) return this.centre;
    if (isProvince(place)) return this.#polar(startOf(ring.indexOf(place)) + EIGHTH / 2, 310);
    const fjord = FJORDS.find((id) => id === place) ?? FJORDS[0];
    return this.#polar(fjordAngle(FJORDS.indexOf(fjord)), 360);
  }

  /** A point by its direction (0 is east, clockwise) and its distance from the middle. */
  #polar(angle: number, distance: number): Point {
    const { x, y } = this.centre;
    return { x: x + Math.cos(angle) * distance * STRETCH * this.#wider, y: y + Math.sin(angle) * distance };
  }

  /** A plan of the round world, drawn apart. */
  #placed({ name, token, god, doom, villages }: Plan): Plan {
    const apart = ({ x, y }: Point): Point => ({ x: this.width / 2 + (x - ROUND / 2) * this.#wider, y });
    return { name: apart(name), token: apart(token), god: apart(god), doom: apart(doom), villages: villages.map(apart) };
  }

  /** The outline of a province of the ring: its coast, the fjord on one side, the land border on the other. */
  #sector(index: number): readonly Point[] {
    const from = startOf(index);
    const to = from + EIGHTH;
    const fjordAtEnd = index % 2 === 0;
    const mouthFrom = fjordAtEnd ? 0 : FJORD_MOUTH;
    const mouthTo = fjordAtEnd ? FJORD_MOUTH : 0;
    const coast = steps(from + mouthFrom, to - mouthTo, 14).map((angle) => this.#polar(angle, SHORE + rough(angle)));
    const inner = steps(to, from, 6).map((angle) => this.#polar(angle, INNER));
    return fjordAtEnd ? [...coast, ...this.#shore(to, -1), ...inner] : [...coast, ...inner, ...this.#shore(from, 1).toReversed()];
  }

  /** The bank of a fjord on one side of its middle, from its mouth inwards. */
  #shore(middle: number, side: 1 | -1): readonly Point[] {
    return steps(0, 1, 6).map((way) => {
      const distance = SHORE - 14 + (FJORD_END - SHORE + 14) * way;
      const half = (FJORD_MOUTH + (FJORD_TIP - FJORD_MOUTH) * way) * (SHORE / Math.max(distance, 1)) ** 0.7;
      return this.#polar(middle + side * (way === 1 ? 0 : half + 0.012 * Math.sin(way * 9)), distance);
    });
  }

  /** The water of a fjord, and some of the sea before it. */
  #inlet(angle: number): readonly Point[] {
    const outside = steps(angle - FJORD_MOUTH * 1.25, angle + FJORD_MOUTH * 1.25, 4).map((at) => this.#polar(at, SHORE + 8));
    return [...outside, ...this.#shore(angle, 1), ...this.#shore(angle, -1).toReversed()];
  }

  /** Below the middle the arc runs the other way, so that the name is not upside down. */
  #rimAlong(provinces: readonly ProvinceId[]): string {
    const places = provinces.map((id) => ring.indexOf(id));
    // A region that spans the end of the ring begins with its last places.
    const wraps = places.includes(0) && places.includes(ring.length - 1);
    const along = places.map((place) => (wraps && place > ring.length / 2 ? place - ring.length : place));
    const from = startOf(Math.min(...along));
    const to = startOf(Math.max(...along) + 1);
    const below = Math.sin((from + to) / 2) > 0.2;
    const rim = SHORE + (below ? 42 : 30);
    return lineThrough(steps(below ? to : from, below ? from : to, 24).map((angle) => this.#polar(angle, rim)));
  }

  #buttonAround(points: readonly Point[]): Button {
    return { box: overlay(this, boundingBox(points)), clip: clipPath(points) };
  }
}

/** Wide rooms get a wide world, so that figures have room and the map fills the board. */
export const WORLDS = [new WorldLayout(1.42), new WorldLayout(1)] as const;

/** A fixed, gentle unevenness of the coasts. */
function rough(angle: number): number {
  return 5 * Math.sin(angle * 13) + 4 * Math.sin(angle * 29 + 1) + 2.5 * Math.sin(angle * 47 + 2);
}

/** The ring begins left of the north fjord and goes clockwise. */
function startOf(index: number): number {
  return -Math.PI / 2 - EIGHTH + index * EIGHTH;
}

/** North, east, south, west. */
function fjordAngle(index: number): number {
  return -Math.PI / 2 + index * 2 * EIGHTH;
}

function steps(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
