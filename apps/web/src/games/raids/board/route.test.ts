/** The map: places and ships do not overlap, and all of them fit on the drawing. */
import { FINISH } from '@skald/engine/games/raids';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../table/geometry.ts';
import { LANDSCAPE, PORTRAIT, SeaRoute, TILE } from './route.ts';

const apart = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

describe.each([
  ['lying', LANDSCAPE],
  ['standing', PORTRAIT],
])('the %s map', (_name, shape) => {
  const route = new SeaRoute(shape);
  const places = Array.from({ length: FINISH - 1 }, (_, i) => route.place(i + 1));

  it('has room for every tile', () => {
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) expect(apart(a, b)).toBeGreaterThanOrEqual(TILE);
      expect(a.x).toBeGreaterThan(TILE / 2);
      expect(a.x).toBeLessThan(route.width - TILE / 2);
      expect(a.y).toBeGreaterThan(TILE / 2);
      expect(a.y).toBeLessThan(route.height - TILE / 2);
    }
  });

  it('keeps tiles out of the harbour and of the middle', () => {
    for (const { x, y } of places) {
      for (const box of [route.harbour(), route.middle()]) {
        const beside = x + TILE / 2 <= box.x || x - TILE / 2 >= box.x + box.width;
        const above = y + TILE / 2 <= box.y || y - TILE / 2 >= box.y + box.height;
        expect(beside || above).toBe(true);
      }
    }
  });

  it('goes clockwise: left out of the harbour, and home from the right', () => {
    expect(route.place(1).x).toBeLessThan(route.place(0).x);
    expect(route.place(FINISH - 1).x).toBeGreaterThan(route.place(FINISH).x);
    expect(route.place(Math.round(FINISH / 2)).y).toBeLessThan(route.place(1).y);
  });

  it('lays two ships at one place side by side', () => {
    for (let position = 1; position < FINISH; position++) {
      const [a, b] = [route.ship(position, -1), route.ship(position, 1)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(TILE * 0.8);
    }
  });

  it('lets a ship sail without a jump', () => {
    const way = route.way(0, FINISH);
    for (const [i, point] of way.entries()) {
      const before = way[i - 1];
      if (before) expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThan(TILE);
    }
  });
});
