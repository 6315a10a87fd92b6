/** The geometry of the action wheel: six sectors round a middle, on a square of 400. */
export const WHEEL = 400;
const CENTRE = WHEEL / 2;
export const RIM = 196;
const OUTER = 168;
const INNER = 80;
const SECTORS = 6;
const HALF = Math.PI / SECTORS;
/** Points along an arc of a sector. */
const POINTS = 8;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a sector, as an angle; the first lies on top, and then clockwise. */
function angleOf(sector: number): number {
  return -Math.PI / 2 + (sector * 2 * Math.PI) / SECTORS;
}

function polar(angle: number, radius: number): Spot {
  return { x: CENTRE + Math.cos(angle) * radius, y: CENTRE + Math.sin(angle) * radius };
}

/** A spot of a sector: so far from the centre, and so far aside of its middle. */
export function spotIn(sector: number, radius: number, aside = 0): Spot {
  return polar(angleOf(sector) + aside, radius);
}

function outlineOf(sector: number, inner: number, outer: number): readonly Spot[] {
  const middle = angleOf(sector);
  const along = Array.from({ length: POINTS + 1 }, (_, i) => middle - HALF + (i / POINTS) * 2 * HALF);
  return [...along.map((angle) => polar(angle, outer)), ...along.toReversed().map((angle) => polar(angle, inner))];
}

function pathOf(outline: readonly Spot[]): string {
  return `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The field of an action, and the piece of the rim with its realm. */
export function fieldPath(sector: number): string {
  return pathOf(outlineOf(sector, INNER, OUTER));
}

export function rimPath(sector: number): string {
  return pathOf(outlineOf(sector, OUTER, RIM));
}

/** The line on which the name of an action stands; below the middle it runs the other way, so that nothing stands on its head. */
export function namePath(sector: number): string {
  const upright = Math.sin(angleOf(sector)) < 0.1;
  const radius = upright ? OUTER - 16 : OUTER - 5;
  const [from, to] = [spotIn(sector, radius, -HALF), spotIn(sector, radius, HALF)];
  const [first, last] = upright ? [from, to] : [to, from];
  return `M${first.x.toFixed(1)} ${first.y.toFixed(1)}A${radius} ${radius} 0 0 ${upright ? 1 : 0} ${last.x.toFixed(1)} ${last.y.toFixed(1)}`;
}

/** Where a button lies and how it is cut, for a place in a style sheet. */
export function cutOf(sector: number): Readonly<Record<'left' | 'top' | 'width' | 'height' | 'clipPath', string>> {
  const outline = outlineOf(sector, INNER, RIM);
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const points = outline.map(({ x, y }) => `${share(x - left, width)} ${share(y - top, height)}`);
  return {
    left: share(left, WHEEL),
    top: share(top, WHEEL),
    width: share(width, WHEEL),
    height: share(height, WHEEL),
    clipPath: `polygon(${points.join(', ')})`,
  };
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)}%`;
}
