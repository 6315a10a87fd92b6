/** The drawn world: Yggdrasil in the middle, the ring of eight provinces around it, a fjord between every second pair. */
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

export const WORLD = { width: 1080, height: 960 } as const;
/** Half of a figure's width. */
export const FIGURE = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Point = { x: WORLD.width / 2, y: WORLD.height / 2 };
const STRETCH = 1.12;
const SHORE = 430;
const INNER = 152;
const EIGHTH = Math.PI / 4;
/** How far a fjord reaches into the land, and how wide it is at its mouth. */
const FJORD_END = 238;
const FJORD_MOUTH = 0.098;
const FJORD_TIP = 0.03;

/** A point by its direction (0 is east, clockwise) and its distance from the middle. */
function polar(angle: number, distance: number): Point {
  return { x: CENTRE.x + Math.cos(angle) * distance * STRETCH, y: CENTRE.y + Math.sin(angle) * distance };
}

/** Coasts are not drawn with a compass: a fixed, gentle unevenness. */
function rough(angle: number): number {
  return 5 * Math.sin(angle * 13) + 4 * Math.sin(angle * 29 + 1) + 2.5 * Math.sin(angle * 47 + 2);
}

/** The ring begins left of the north fjord and goes clockwise. */
function startOf(index: number): number {
  return -Math.PI / 2 - EIGHTH + index * EIGHTH;
}

function steps(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** The outline of a province of the ring: its coast, the fjord on one side, the land border on the other. */
function sector(index: number): readonly Point[] {
  const from = startOf(index);
  const to = from + EIGHTH;
  const fjordAtEnd = index % 2 === 0;
  const mouthFrom = fjordAtEnd ? 0 : FJORD_MOUTH;
  const mouthTo = fjordAtEnd ? FJORD_MOUTH : 0;
  const coast = steps(from + mouthFrom, to - mouthTo, 14).map((angle) => polar(angle, SHORE + rough(angle)));
  const inner = steps(to, from, 6).map((angle) => polar(angle, INNER));
  return fjordAtEnd ? [...coast, ...shoreOfFjord(to, -1), ...inner] : [...coast, ...inner, ...shoreOfFjord(from, 1).toReversed()];
}

/** The banks of a fjord, from its mouth inwards, on one side of its middle. */
function shoreOfFjord(middle: number, side: 1 | -1): readonly Point[] {
  return steps(0, 1, 6).map((way) => {
    const distance = SHORE - 14 + (FJORD_END - SHORE + 14) * way;
    const half = (FJORD_MOUTH + (FJORD_TIP - FJORD_MOUTH) * way) * (SHORE / Math.max(distance, 1)) ** 0.7;
    return polar(middle + side * (way === 1 ? 0 : half + 0.012 * Math.sin(way * 9)), distance);
  });
}

const ring = content.board.ring;

const OUTLINES: ReadonlyMap<BoardPlace, readonly Point[]> = new Map<BoardPlace, readonly Point[]>([
  [YGGDRASIL, steps(0, 2 * Math.PI, 48).map((angle) => polar(angle, INNER - 8))],
  ...ring.map((id, index): [BoardPlace, readonly Point[]] => [id, sector(index)]),
  ...FJORDS.map((id, index): [BoardPlace, readonly Point[]] => [id, inlet(fjordAngle(index))]),
]);

/** North, east, south, west. */
function fjordAngle(index: number): number {
  return -Math.PI / 2 + index * 2 * EIGHTH;
}

/** The water of a fjord, and some of the sea before it. */
function inlet(angle: number): readonly Point[] {
  const outside = steps(angle - FJORD_MOUTH * 1.25, angle + FJORD_MOUTH * 1.25, 4).map((at) => polar(at, SHORE + 8));
  return [...outside, ...shoreOfFjord(angle, 1), ...shoreOfFjord(angle, -1).toReversed()];
}

/** The world does not change its shape: what is drawn of it is written once. */
const PATHS: ReadonlyMap<BoardPlace, string> = new Map([...OUTLINES].map(([place, points]) => [place, `${lineThrough(points)}Z`]));

export function pathOf(place: BoardPlace): string {
  return PATHS.get(place) ?? '';
}

function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Where the things of a province lie; for one of the upper right provinces, the others are its mirror images. */
interface Plan {
  readonly name: Point;
  readonly token: Point;
  readonly god: Point;
  readonly doom: Point;
  readonly villages: readonly Point[];
}

/** Beside a north or south fjord. */
const UPRIGHT: Plan = {
  name: { x: 694, y: 238 },
  token: { x: 620, y: 296 },
  god: { x: 684, y: 300 },
  doom: { x: 778, y: 112 },
  villages: [
    { x: 614, y: 176 },
    { x: 690, y: 176 },
    { x: 766, y: 178 },
    { x: 622, y: 104 },
    { x: 698, y: 108 },
  ],
};

/** Beside an east or west fjord. */
const LYING: Plan = {
  name: { x: 898, y: 424 },
  token: { x: 750, y: 416 },
  god: { x: 758, y: 346 },
  doom: { x: 992, y: 356 },
  villages: [
    { x: 836, y: 362 },
    { x: 910, y: 362 },
    { x: 874, y: 294 },
    { x: 946, y: 296 },
    { x: 866, y: 226 },
  ],
};

const PLANS: ReadonlyMap<ProvinceId, Plan> = new Map(
  ring.map((id, index) => {
    const angle = startOf(index) + EIGHTH / 2;
    const plan = Math.abs(Math.sin(angle)) > Math.abs(Math.cos(angle)) ? UPRIGHT : LYING;
    const mirror = ({ x, y }: Point): Point => ({
      x: Math.cos(angle) < 0 ? WORLD.width - x : x,
      y: Math.sin(angle) > 0 ? WORLD.height - y : y,
    });
    const { name, token, god, doom, villages } = plan;
    return [id, { name: mirror(name), token: mirror(token), god: mirror(god), doom: mirror(doom), villages: villages.map(mirror) }];
  }),
);

const TREE: Plan = {
  name: { x: CENTRE.x, y: CENTRE.y - 112 },
  token: { x: CENTRE.x, y: CENTRE.y + 106 },
  god: { x: CENTRE.x + 104, y: CENTRE.y + 66 },
  doom: { x: CENTRE.x, y: CENTRE.y + 106 },
  villages: [],
};

export function planOf(province: ProvinceId): Plan {
  return PLANS.get(province) ?? TREE;
}

/** Figures in Yggdrasil stand in rows: the more there are, the closer. */
export function rowsInYggdrasil(count: number): { readonly size: number; readonly places: readonly Point[] } {
  const [size, perRow] = count <= 4 ? [1, 4] : count <= 8 ? [0.86, 4] : count <= 15 ? [0.68, 5] : [0.56, 6];
  const gap = FIGURE * 2.1 * size;
  const rows = Math.ceil(count / perRow);
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: CENTRE.x + ((i % perRow) - (inRow - 1) / 2) * gap,
      y: CENTRE.y - 8 + (row - (rows - 1) / 2) * gap,
    };
  });
  return { size, places };
}

/** Ships lie one behind the other, from the mouth of the fjord inwards. */
export function berthsIn(fjord: FjordId, count: number): readonly Point[] {
  const angle = fjordAngle(FJORDS.indexOf(fjord));
  const gap = Math.min(62, 150 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => polar(angle, SHORE - 4 - i * gap));
}

/** The middle of a place, for what floats above it. */
export function middleOf(place: BoardPlace): Point {
  if (place === YGGDRASIL) return CENTRE;
  if (isProvince(place)) return polar(startOf(ring.indexOf(place)) + EIGHTH / 2, 310);
  const fjord = FJORDS.find((id) => id === place) ?? FJORDS[0];
  return polar(fjordAngle(FJORDS.indexOf(fjord)), 360);
}

const RIMS: ReadonlyMap<RegionId, string> = new Map(content.board.regions.map(({ id, provinces }) => [id, rimAlong(provinces)]));

/** The arc along which the name of a region is written. */
export function rimOf(region: RegionId): string {
  return RIMS.get(region) ?? '';
}

/** Below the middle it runs the other way, so that it can be read. */
function rimAlong(provinces: readonly ProvinceId[]): string {
  const places = provinces.map((id) => ring.indexOf(id));
  // A region that goes over the end of the ring begins with its last places.
  const wraps = places.includes(0) && places.includes(ring.length - 1);
  const along = places.map((place) => (wraps && place > ring.length / 2 ? place - ring.length : place));
  const from = startOf(Math.min(...along));
  const to = startOf(Math.max(...along) + 1);
  const below = Math.sin((from + to) / 2) > 0.2;
  const rim = SHORE + (below ? 42 : 30);
  return lineThrough(steps(below ? to : from, below ? from : to, 24).map((angle) => polar(angle, rim)));
}

/** A box of the world in percent of the drawing, for what is laid over it. */
export function overlay(box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }) {
  return {
    left: `${(box.x / WORLD.width) * 100}%`,
    top: `${(box.y / WORLD.height) * 100}%`,
    width: `${(box.width / WORLD.width) * 100}%`,
    height: `${(box.height / WORLD.height) * 100}%`,
  };
}

interface Button {
  readonly box: ReturnType<typeof overlay>;
  readonly clip: string;
}

const BUTTONS: ReadonlyMap<BoardPlace, Button> = new Map([...OUTLINES].map(([place, points]) => [place, buttonAround(points)]));

/** The smallest box around a place, and its outline within that box, for a button of the same shape. */
export function buttonOf(place: BoardPlace): Button {
  return BUTTONS.get(place) ?? buttonAround([]);
}

function buttonAround(points: readonly Point[]): Button {
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  const width = Math.max(...points.map((point) => point.x)) - x;
  const height = Math.max(...points.map((point) => point.y)) - y;
  const corners = points.map((point) => `${(((point.x - x) / width) * 100).toFixed(2)}% ${(((point.y - y) / height) * 100).toFixed(2)}%`);
  return { box: overlay({ x, y, width, height }), clip: `polygon(${corners.join(', ')})` };
}
