/** The coasts of the realms and of the land under the world tree, as the board draws them and as the pictures are painted. */
import { REALMS, type Realm } from '@skald/engine/games/valda';
import type { Box, Point } from '../../../table/geometry.ts';

const CORNERS = 72;
/** How far the coast keeps from the edge of the realm's field, and how far it strays inwards. */
const MARGIN = 7;
const STRAY = 9;

/** An island that fills its field: a rectangle with round corners and an uneven coast. */
export function coastOf(realm: Realm, { x, y, width, height }: Box): readonly Point[] {
  const turn = REALMS.indexOf(realm) * 1.7;
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    const uneven = (Math.sin(3 * angle + turn) + Math.sin(5 * angle + 2.3 * turn) + Math.sin(11 * angle + 4.1 * turn)) / 6 + 0.5;
    const inwards = MARGIN + STRAY * uneven;
    return {
      x: x + width / 2 + rounded(Math.cos(angle)) * (width / 2 - inwards),
      y: y + height / 2 + rounded(Math.sin(angle)) * (height / 2 - inwards),
    };
  });
}

/** Of a sine or cosine: pulls a circle out towards its square. */
function rounded(part: number): number {
  return Math.sign(part) * Math.abs(part) ** 0.42;
}

/** The land under the tree: beyond the sheet on three sides, with a coast to the right. */
export function treeLand({ x, y, width, height }: Box): readonly Point[] {
  const steps = 30;
  const coast = Array.from({ length: steps + 1 }, (_, i) => {
    const down = i / steps;
    const uneven = Math.sin(down * 9) * 3 + Math.sin(down * 23 + 1) * 2;
    return { x: x + width - 10 + uneven + 6 * Math.sin(down * Math.PI), y: y - 20 + down * (height + 40) };
  });
  return [{ x: x - 20, y: y - 20 }, ...coast, { x: x - 20, y: y + height + 20 }];
}

/** An outline as the path of an SVG. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
