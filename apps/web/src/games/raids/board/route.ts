/** The geometry of the map: the route as a loop with rounded corners, clockwise from the harbour, landscape or portrait. */
import { content, FINISH, START } from '@skald/engine/games/raids';
import type { Box, Point } from '../../../table/geometry.ts';

/** A point of the loop, with the direction of travel. */
interface Spot extends Point {
  readonly along: Point;
}

/** The unit of the loop is a place: with a place on each corner, no two tiles touch. */
export interface MapShape {
  /** From the middle of the harbour to the corner, in places. */
  readonly halfWidth: number;
  /** From corner to corner upwards, in places. */
  readonly height: number;
  /** The harbour's length, in places. */
  readonly harbour: number;
}

export const LANDSCAPE: MapShape = { halfWidth: 4, height: 4, harbour: 5 };
export const PORTRAIT: MapShape = { halfWidth: 2, height: 7, harbour: 3 };

/** The distance between two places, and the side of a tile, in units of the drawing. */
const UNIT = 122;
export const TILE = 100;
const MARGIN = { side: 26, top: 28, bottom: 36 };
/** How far inside its tile a ship lies, and how much room it takes there. */
const SHIP_INWARD = 60;
const SHIP_ROOM = 42;
/** The offset of two ships at one place. */
const BERTH = 46;
/** The radius of the corners, in places. */
const BEND = 0.4;

export class SeaRoute {
  readonly shape: MapShape;
  readonly width: number;
  readonly height: number;
  readonly #left: number;
  readonly #top: number;

  constructor(shape: MapShape) {
    this.shape = shape;
    this.#left = MARGIN.side + TILE / 2;
    this.#top = MARGIN.top + TILE / 2;
    this.width = 2 * this.#left + 2 * shape.halfWidth * UNIT;
    this.height = this.#top + shape.height * UNIT + TILE / 2 + MARGIN.bottom;
  }

  /** The middle of a place; both harbour positions are the harbour. */
  place(position: number): Point {
    return this.#at(this.#distance(position));
  }

  /** Where a ship lies: beside its tile, towards the middle of the map. `berth` tells ships at one place apart. */
  ship(position: number, berth = 0): Point {
    const { x, y, along } = this.#at(this.#distance(position));
    const aside = berth * BERTH;
    return { x: x - along.y * SHIP_INWARD + along.x * aside, y: y + along.x * SHIP_INWARD + along.y * aside };
  }

  /** Does a ship that sails here face right? */
  looksRight(position: number): boolean {
    const { x, along } = this.#at(this.#distance(position));
    return Math.abs(along.x) > 0.35 ? along.x > 0 : x < this.width / 2;
  }

  /** Start slots lie left in the harbour, on the way out; arrivals come in from the right. */
  dock(side: 'start' | 'home', slot: number): Point {
    const { x, y, width } = this.harbour();
    const room = width / 2 / (content.map.startSlots.values.length + 0.7);
    const offset = (slot - 0.15) * room;
    return { x: x + width / 2 + (side === 'start' ? -offset : offset), y: y + 66 };
  }

  harbour(): Box {
    const { x, y } = this.place(START);
    const width = this.shape.harbour * UNIT - 22;
    return { x: x - width / 2, y: y - 50, width, height: 112 };
  }

  /** The inside of the loop, free of ships. */
  middle(): Box {
    const room = SHIP_INWARD + SHIP_ROOM;
    return {
      x: this.#left + room,
      y: this.#top + room,
      width: this.width - 2 * (this.#left + room),
      height: this.shape.height * UNIT - 2 * room,
    };
  }

  /** The loop as path data. */
  outline(): string {
    const steps = this.#length() * 6;
    const points = Array.from({ length: steps }, (_, i) => this.#at(i / 6));
    return `${lineThrough(points)}Z`;
  }

  /** A ship's way between two positions, as points close enough to look round. */
  way(from: number, to: number): readonly Point[] {
    const steps = Math.max(1, Math.round((to - from) * 4));
    return Array.from({ length: steps + 1 }, (_, i) => this.ship(from + ((to - from) * i) / steps));
  }

  /** The distance from the middle of the harbour to a position, in places. */
  #distance(position: number): number {
    const aside = (this.shape.harbour - 1) / 2;
    if (position <= START) return 0;
    if (position >= FINISH) return this.#length();
    if (position < START + 1) return (position - START) * (aside + 1);
    if (position > FINISH - 1) return this.#length() - (FINISH - position) * (aside + 1);
    return aside + position;
  }

  #length(): number {
    return 4 * this.shape.halfWidth + 2 * this.shape.height;
  }

  /** Clockwise from the middle of the lower edge: left, up, right, down and back. */
  #at(distance: number): Spot {
    const { halfWidth, height } = this.shape;
    const corners = [
      { at: halfWidth, x: -1, y: 1, into: { x: -1, y: 0 }, out: { x: 0, y: -1 } },
      { at: halfWidth + height, x: -1, y: -1, into: { x: 0, y: -1 }, out: { x: 1, y: 0 } },
      { at: 3 * halfWidth + height, x: 1, y: -1, into: { x: 1, y: 0 }, out: { x: 0, y: 1 } },
      { at: 3 * halfWidth + 2 * height, x: 1, y: 1, into: { x: 0, y: 1 }, out: { x: -1, y: 0 } },
    ];
    const rest = ((distance % this.#length()) + this.#length()) % this.#length();
    const middle = { x: this.width / 2, y: this.#top + (height * UNIT) / 2 };
    const bend = corners.find(({ at }) => Math.abs(rest - at) < BEND);
    if (bend) {
      const corner = { x: middle.x + bend.x * halfWidth * UNIT, y: middle.y + (bend.y * height * UNIT) / 2 };
      return rounded(corner, bend.into, bend.out, (rest - bend.at + BEND) / (2 * BEND));
    }
    const last = corners.findLast(({ at }) => at <= rest);
    const along = last?.out ?? { x: -1, y: 0 };
    const from = last
      ? { x: middle.x + last.x * halfWidth * UNIT, y: middle.y + (last.y * height * UNIT) / 2 }
      : { x: middle.x, y: middle.y + (height * UNIT) / 2 };
    const gone = (rest - (last?.at ?? 0)) * UNIT;
    return { x: from.x + along.x * gone, y: from.y + along.y * gone, along };
  }
}

/** A point of the curve that cuts a corner; `part` goes from 0 to 1. */
function rounded(corner: Point, into: Point, out: Point, part: number): Spot {
  const reach = BEND * UNIT;
  const start = { x: corner.x - into.x * reach, y: corner.y - into.y * reach };
  const end = { x: corner.x + out.x * reach, y: corner.y + out.y * reach };
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  const along = { x: into.x * (1 - part) + out.x * part, y: into.y * (1 - part) + out.y * part };
  const size = Math.hypot(along.x, along.y);
  return {
    x: a * start.x + b * corner.x + c * end.x,
    y: a * start.y + b * corner.y + c * end.y,
    along: { x: along.x / size, y: along.y / size },
  };
}

export function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Every position of the route, with what is printed there. */
export const PLACES_ON_MAP = content.map.positions;
