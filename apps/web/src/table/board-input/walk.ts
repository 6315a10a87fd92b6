/** Where an arrow key leads from one place of a board: the next in its direction, or round to the far side. */
import type { Point } from '../geometry.ts';

/** By space: the nearest in the direction of the key. By path: the next or the one before, in the order of the board. */
export type WalkOrder = 'space' | 'path';

const WAYS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);
/** Along a path, up is forward as on a chart. */
const ALONG: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);
/** What lies straight ahead comes before what is nearer but aside. */
const ASIDE = 2;
/** Places less far ahead than this, in pixels, lie beside each other. */
const BESIDE = 4;

/** The index of the next place; undefined if the key does not walk. `from` is the index of the current place. */
export function nextPlace(key: string, from: number, places: readonly Point[], order: WalkOrder): number | undefined {
  const last = places.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = ALONG.get(key);
  if (order === 'path' && step !== undefined) return Math.min(last, Math.max(0, from + step));
  const [way, here] = [WAYS.get(key), places[from]];
  if (!way || !here) return undefined;
  const others = places.flatMap((place, index) => {
    if (index === from) return [];
    const [dx, dy] = [place.x - here.x, place.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    return [{ index, ahead, cost: ahead + ASIDE * Math.abs(dx * way.y - dy * way.x) }];
  });
  const before = others.filter(({ ahead }) => ahead > BESIDE);
  // With nothing ahead, the cheapest is the farthest behind: the walk goes round.
  return (before.length > 0 ? before : others).toSorted((a, b) => a.cost - b.cost)[0]?.index;
}
