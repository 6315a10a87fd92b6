/** Where the map lies in its window: fitted, moved and enlarged. Pure, so that gestures can be tested. */
import type { Box, Point } from '../geometry.ts';

/** The map's shift from the middle of its window, in pixels, and its scale against the fitted size. */
export interface MapView extends Point {
  readonly scale: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The window of the map, its fitted size, and how much of the window's foot or of its right side something else covers. */
export interface MapRoom {
  readonly window: Extent;
  readonly fitted: Extent;
  readonly foot: number;
  readonly side: number;
}

export const FITTED: MapView = { x: 0, y: 0, scale: 1 };
const LARGEST = 4;
const SMALLEST = 0.4;
/** A map about which nothing is asked becomes no smaller than this, so that it can be read. */
const READABLE = 0.8;
/** What is asked about keeps this distance from the edges, in pixels. */
const MARGIN = 6;

/** The largest size of a sheet inside a window. */
export function fittedSize({ width, height }: Extent, window: Extent): Extent {
  const scale = Math.min(window.width / width, window.height / height);
  return { width: width * scale, height: height * scale };
}

/** The sheet that is largest in this window. */
export function bestSheet<S extends Extent>(sheets: readonly [S, ...S[]], window: Extent): S {
  const [first] = sheets;
  if (window.width === 0 || window.height === 0) return first;
  const sizeOf = (sheet: S): number => {
    const { width, height } = fittedSize(sheet, window);
    return width * height;
  };
  return sheets.reduce((best, sheet) => (sizeOf(sheet) > sizeOf(best) ? sheet : best));
}

/** Keeps the map over its window: it may leave no gap on one side while it is cut off on the other. */
export function held({ x, y, scale }: MapView, { window, fitted, foot, side }: MapRoom): MapView {
  const spare = (size: number, room: number): number => Math.max(0, (size - room) / 2);
  const across = spare(fitted.width * scale, window.width - side);
  const free = window.height - foot;
  const down = spare(fitted.height * scale, free);
  return { x: between(x, -side / 2 - across, -side / 2 + across), y: between(y, -foot / 2 - down, -foot / 2 + down), scale };
}

/** Enlarges by a factor; the point, measured from the middle of the window, stays where it is. */
export function zoomed(view: MapView, by: number, at: Point, room: MapRoom): MapView {
  const scale = between(view.scale * by, Math.min(1, view.scale), LARGEST);
  const ratio = scale / view.scale;
  return held({ x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio, scale }, room);
}

export function moved(view: MapView, by: Point, room: MapRoom): MapView {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

/** The fitted view, shifted or reduced so far that what is asked about (in fitted pixels from the map's corner) is uncovered. */
export function fittedTo(asked: Box | null, room: MapRoom): MapView {
  const { window, fitted, foot, side } = room;
  const free = window.height - foot;
  if (side > 0) return { x: -side / 2, y: 0, scale: Math.max(SMALLEST, Math.min(1, (window.width - side) / fitted.width)) };
  if (foot <= 0) return FITTED;
  if (!asked) return held({ x: 0, y: -foot / 2, scale: Math.max(READABLE, Math.min(1, free / fitted.height)) }, room);
  const scale = Math.max(SMALLEST, Math.min(1, (free - 2 * MARGIN) / asked.height));
  // The middle of the map lies in the middle of the window; all edges are measured from there.
  const top = (asked.y - fitted.height / 2) * scale;
  const bottom = top + asked.height * scale;
  const [highest, lowest] = [-window.height / 2 + MARGIN, window.height / 2 - foot - MARGIN];
  const y = bottom > lowest ? lowest - bottom : top < highest ? highest - top : 0;
  return { x: 0, y, scale };
}

function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
