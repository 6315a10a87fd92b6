/** The geometry of the action wheel: six sectors round a middle, on a square of 400. */
import { boundingBox, clipPath, overlay, type Point } from '../../../table/geometry.ts';

export const WHEEL = 400;
const CENTRE = WHEEL / 2;
export const RIM = 196;
const OUTER = 168;
const INNER = 80;
const SECTORS = 6;
const HALF = Math.PI / SECTORS;
/** Points along an arc of a sector. */
const POINTS = 8;

/** The angle of the middle of a sector; the first is on top, then clockwise. */
function angleOf(sector: number): number {
  return -Math.PI / 2 + (sector * 2 * Math.PI) / SECTORS;
}

function polar(angle: number, radius: number): Point {
  return { x: CENTRE + Math.cos(angle) * radius, y: CENTRE + Math.sin(angle) * radius };
}

/** A point of a sector by its distance from the centre and its offset from the middle. */
export function spotIn(sector: number, radius: number, aside = 0): Point {
  return polar(angleOf(sector) + aside, radius);
}

function outlineOf(sector: number, inner: number, outer: number): readonly Point[] {
  const middle = angleOf(sector);
  const along = Array.from({ length: POINTS + 1 }, (_, i) => middle - HALF + (i / POINTS) * 2 * HALF);
  return [...along.map((angle) => polar(angle, outer)), ...along.toReversed().map((angle) => polar(angle, inner))];
}

function pathOf(outline: readonly Point[]): string {
  return `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The field of an action, and the piece of the rim with its realm. */
export function fieldPath(sector: number): string {
  return pathOf(outlineOf(sector, INNER, OUTER));
}

export function rimPath(sector: number): string {
  return pathOf(outlineOf(sector, OUTER, RIM));
}

/** The line of an action's name; below the middle it runs the other way, so that it is not upside down. */
export function namePath(sector: number): string {
  const upright = Math.sin(angleOf(sector)) < 0.1;
  const radius = upright ? OUTER - 16 : OUTER - 5;
  const [from, to] = [spotIn(sector, radius, -HALF), spotIn(sector, radius, HALF)];
  const [first, last] = upright ? [from, to] : [to, from];
  return `M${first.x.toFixed(1)} ${first.y.toFixed(1)}A${radius} ${radius} 0 0 ${upright ? 1 : 0} ${last.x.toFixed(1)} ${last.y.toFixed(1)}`;
}

/** The position and clip path of a sector's button. */
export function buttonStyle(sector: number): Readonly<Record<'left' | 'top' | 'width' | 'height' | 'clipPath', string>> {
  const outline = outlineOf(sector, INNER, RIM);
  return { ...overlay({ width: WHEEL, height: WHEEL }, boundingBox(outline)), clipPath: clipPath(outline) };
}
