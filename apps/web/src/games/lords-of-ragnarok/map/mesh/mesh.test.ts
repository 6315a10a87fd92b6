/** The drawn map matches the rules: regions touch on the drawing exactly if the content says so. */
import { type MapSide, mapOf, SIDES } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import { LANDSCAPE, MESHES, outlineOfRegion, outlineOfSea, PORTRAIT } from './shape.ts';

/** The borders of a ring of corners, in either direction. */
function bordersOf(corners: readonly string[], closed: boolean): ReadonlySet<string> {
  const ends = closed ? [...corners.slice(1), ...corners.slice(0, 1)] : corners.slice(1);
  return new Set(ends.map((to, i) => [corners[i] ?? '', to].sort().join('|')));
}

function touching<T>(own: ReadonlySet<string>, others: readonly (readonly [T, ReadonlySet<string>])[]): readonly T[] {
  return others.flatMap(([id, borders]) => ([...borders].some((border) => own.has(border)) ? [id] : []));
}

function byNumber(a: number, b: number): number {
  return a - b;
}

describe.each(SIDES)('the %s side', (side: MapSide) => {
  const map = mapOf(side);
  const mesh = MESHES[side];
  const regions = map.regions.map(({ number }) => [number, bordersOf(mesh.regions[number]?.ring ?? [], true)] as const);
  const seas = map.seas.map(({ id }) => [id, bordersOf(mesh.seas[id]?.coast ?? [], false)] as const);

  it('LR-2.2 draws regions next to each other that are neighbours, and no others', () => {
    for (const { number, adjacentRegions } of map.regions) {
      const own = regions.find(([id]) => id === number)?.[1] ?? new Set();
      const others = regions.filter(([id]) => id !== number);
      expect(touching(own, others), `region ${number}`).toEqual([...adjacentRegions].sort(byNumber));
    }
  });

  it('LR-2.4 draws every sea at its coasts, and the seas in a ring', () => {
    for (const { id, adjacentRegions, adjacentSeas } of map.seas) {
      const own = seas.find(([sea]) => sea === id)?.[1] ?? new Set();
      expect(touching(own, regions), id).toEqual([...adjacentRegions].sort(byNumber));
      const ends = [mesh.seas[id]?.coast[0], mesh.seas[id]?.coast.at(-1)];
      const near = map.seas.filter((other) => other.id !== id && mesh.seas[other.id]?.coast.some((corner) => ends.includes(corner)));
      expect(near.map((other) => other.id).sort(), id).toEqual([...adjacentSeas].sort());
    }
  });

  it('LR-2.2 draws those regions at the wheel that are next to it', () => {
    const atWheel = map.regions.filter(({ number }) => {
      const rim = mesh.regions[number]?.ring.filter((corner) => mesh.corners[corner]?.[1] === 0) ?? [];
      return rim.length === 2;
    });
    expect(atWheel.map(({ number }) => number)).toEqual([...map.wheelAdjacentRegions].sort(byNumber));
  });

  it.each([LANDSCAPE, PORTRAIT])('stays on the sheet ($width by $height), with room in every region', (sheet) => {
    for (const { number } of map.regions) {
      const outline = outlineOfRegion(sheet, side, number);
      for (const { x, y } of outline) {
        expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height, `region ${number}`).toBe(true);
      }
      expect(areaOf(outline), `region ${number}`).toBeGreaterThan(15_000);
    }
    for (const { id } of map.seas) expect(areaOf(outlineOfSea(sheet, side, id)), id).toBeGreaterThan(15_000);
  });
});

function areaOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const twice = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
