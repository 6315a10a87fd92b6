/** Where things are on the map: the route as a loop with rounded corners, clockwise from the harbour, lying or standing. */
import { content, FINISH, START } from '@skald/engine/games/raids';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the loop, with the direction of travel. */
interface Spot extends Point {
  readonly along: Point;
}

export interface MapShape {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  /** From the edges of the drawing to the middle of the lane. */
  readonly inset: { readonly side: number; readonly top: number; readonly bottom: number };
  readonly tile: number;
}

export const LYING: MapShape = { width: 1200, height: 760, corner: 150, inset: { side: 84, top: 78, bottom: 96 }, tile: 104 };
export const STANDING: MapShape = { width: 720, height: 1010, corner: 120, inset: { side: 76, top: 74, bottom: 92 }, tile: 104 };

/** The harbour is as wide as so many places. */
const HARBOUR_WIDTH = 3;
const PLACES = FINISH - START - 1 + HARBOUR_WIDTH;
/** How far inside of its tile a ship lies. */
const SHIP_INWARD = 76;

export class Route {
  readonly shape: MapShape;
  readonly unit: number;
  readonly #rect: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

  constructor(shape: MapShape) {
    this.shape = shape;
    const { width, height, inset } = shape;
    this.#rect = { left: inset.side, right: width - inset.side, top: inset.top, bottom: height - inset.bottom };
    this.unit = this.#length() / PLACES;
  }

  /** The middle of a place; both harbour positions are the harbour. */
  place(position: number): Point {
    return this.#at(this.#distance(position));
  }

  /** Where the ship of a place lies: beside its tile, towards the middle of the map. `berth` tells ships at one place apart. */
  ship(position: number, berth = 0): Point {
    const distance = this.#distance(position) + berth * this.unit * 0.42;
    const { x, y, along } = this.#at(distance);
    return { x: x - along.y * SHIP_INWARD, y: y + along.x * SHIP_INWARD };
  }

  /** Does a ship that sails here look to the right? */
  looksRight(position: number): boolean {
    const { x, along } = this.#at(this.#distance(position));
    return Math.abs(along.x) > 0.35 ? along.x > 0 : x < this.shape.width / 2;
  }

  /** Start slots lie left in the harbour, on the way out; arrivals come in from the right. */
  dock(side: 'start' | 'home', slot: number): Point {
    const { x, y } = this.place(START);
    const step = (this.unit * HARBOUR_WIDTH) / 9.5;
    const offset = (slot - 0.5) * step + step * 0.35;
    return { x: side === 'start' ? x - offset : x + offset, y: y + 4 };
  }

  harbour(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
    const { x, y } = this.place(START);
    const width = this.unit * HARBOUR_WIDTH - 26;
    return { x: x - width / 2, y: y - 52, width, height: 118 };
  }

  /** The inside of the loop, free of ships. */
  middle(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
    const { left, right, top, bottom } = this.#rect;
    const room = SHIP_INWARD + 46;
    return { x: left + room, y: top + room, width: right - left - 2 * room, height: bottom - top - 2 * room + 18 };
  }

  /** The loop as path data. */
  outline(): string {
    const { left, right, top, bottom } = this.#rect;
    const r = this.shape.corner;
    return `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`;
  }

  /** The way of a ship between two positions, as points close enough to look round. */
  way(from: number, to: number): readonly Point[] {
    const points: Point[] = [];
    const steps = Math.max(1, Math.round((to - from) * 3));
    for (let i = 0; i <= steps; i++) points.push(this.ship(from + ((to - from) * i) / steps));
    return points;
  }

  #distance(position: number): number {
    if (position <= START) return 0;
    if (position >= FINISH) return this.#length();
    return (HARBOUR_WIDTH / 2 - 0.5 + position) * this.unit;
  }

  #length(): number {
    const { left, right, top, bottom } = this.#rect;
    const { corner } = this.shape;
    return 2 * (right - left + bottom - top) - 8 * corner + 2 * Math.PI * corner;
  }

  /** Clockwise from the middle of the lower edge: left, up, right, down and back. */
  #at(distance: number): Spot {
    const { left, right, top, bottom } = this.#rect;
    const r = this.shape.corner;
    const half = (right - left) / 2 - r;
    const rise = bottom - top - 2 * r;
    const turn = (Math.PI * r) / 2;
    const middle = (left + right) / 2;
    let rest = ((distance % this.#length()) + this.#length()) % this.#length();
    const legs: readonly { readonly length: number; at(d: number): Spot }[] = [
      { length: half, at: (d) => ({ x: middle - d, y: bottom, along: { x: -1, y: 0 } }) },
      { length: turn, at: (d) => onCorner(left + r, bottom - r, r, Math.PI / 2 + d / r) },
      { length: rise, at: (d) => ({ x: left, y: bottom - r - d, along: { x: 0, y: -1 } }) },
      { length: turn, at: (d) => onCorner(left + r, top + r, r, Math.PI + d / r) },
      { length: 2 * half, at: (d) => ({ x: left + r + d, y: top, along: { x: 1, y: 0 } }) },
      { length: turn, at: (d) => onCorner(right - r, top + r, r, -Math.PI / 2 + d / r) },
      { length: rise, at: (d) => ({ x: right, y: top + r + d, along: { x: 0, y: 1 } }) },
      { length: turn, at: (d) => onCorner(right - r, bottom - r, r, d / r) },
      { length: half, at: (d) => ({ x: right - r - d, y: bottom, along: { x: -1, y: 0 } }) },
    ];
    for (const leg of legs) {
      if (rest <= leg.length) return leg.at(rest);
      rest -= leg.length;
    }
    return { x: middle, y: bottom, along: { x: -1, y: 0 } };
  }
}

/** Clockwise on the screen, angles grow with the distance. */
function onCorner(x: number, y: number, r: number, angle: number): Spot {
  return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle), along: { x: -Math.sin(angle), y: Math.cos(angle) } };
}

/** Every position of the route, with what is printed there. */
export const PLACES_ON_MAP = content.map.positions;
