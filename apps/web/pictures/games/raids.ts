/** The picture of Raids: an engraved sea chart with an island for every village, and more within the loop. */
import { content, FINISH, isVillage, START } from '@skald/engine/games/raids';
import { LANDSCAPE, PORTRAIT, SeaRoute } from '../../src/games/raids/board/route.ts';
import type { Point } from '../../src/table/geometry.ts';
import type { SeaChart } from '../chart/chart-picture.ts';
import { type Land, TERRAINS } from '../land/terrain.ts';

const VILLAGE_ISLE = 47;

function chartOf(route: SeaRoute, isles: readonly (Point & { readonly r: number })[], compass: SeaChart['compass']): SeaChart {
  const places = content.map.positions.map(({ index }) => index).filter((index) => index !== START && index !== FINISH);
  const villages = places.filter(isVillage).map((position) => route.place(position));
  const harbour = route.harbour();
  return {
    width: route.width,
    height: route.height,
    seed: 874,
    lands: [
      ...villages.map(
        (middle): Land => ({
          outline: isle(middle, VILLAGE_ISLE, 1),
          terrain: { ...TERRAINS.meadow, woods: 0, hills: 0, mountains: 0, fields: 0 },
        }),
      ),
      ...isles.map(
        (middle): Land => ({ outline: isle(middle, middle.r, 1.45), terrain: { ...TERRAINS.highland, woods: 0.5, mountains: 1 } }),
      ),
    ],
    clear: [
      ...places.flatMap((position) => [
        { ...route.place(position), r: 58 },
        { ...route.ship(position), r: 34 },
      ]),
      ...[0.1, 0.3, 0.5, 0.7, 0.9].map((part) => ({ x: harbour.x + harbour.width * part, y: harbour.y + 50, r: 70 })),
      { ...compass, r: compass.r * 1.1 },
      ...isles.map((middle) => ({ ...middle, r: 1 })),
    ],
    villages: [],
    rivers: [],
    stampSize: 0.8,
    compass,
  };
}

function isle({ x, y }: Point, r: number, wider: number): readonly Point[] {
  return Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 2 * Math.PI;
    const far = r * (1 + 0.1 * Math.sin(angle * 3 + x) + 0.07 * Math.sin(angle * 5 + y));
    return { x: x + Math.cos(angle) * far * wider, y: y + Math.sin(angle) * far };
  });
}

const [wide, tall] = [new SeaRoute(LANDSCAPE), new SeaRoute(PORTRAIT)];

/** Where something of the middle lies, as parts of its width and height. */
function within(route: SeaRoute, across: number, down: number): Point {
  const { x, y, width, height } = route.middle();
  return { x: x + across * width, y: y + down * height };
}

export const CHARTS = {
  landscape: chartOf(
    wide,
    [
      { ...within(wide, 0.86, 0.2), r: 48 },
      { ...within(wide, 0.93, 0.78), r: 30 },
      { ...within(wide, 0.36, 0.97), r: 22 },
    ],
    {
      ...within(wide, 0.12, 0.36),
      r: 84,
    },
  ),
  portrait: chartOf(
    tall,
    [
      { ...within(tall, 0.72, 0.12), r: 44 },
      { ...within(tall, 0.2, 0.3), r: 26 },
    ],
    { ...within(tall, 0.5, 0.84), r: 80 },
  ),
} as const;
