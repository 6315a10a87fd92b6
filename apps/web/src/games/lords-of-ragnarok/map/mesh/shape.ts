/** Computes the drawn shape of a side: corners become points, borders and coasts become uneven lines that neighbours share. */
import { hashText } from '@skald/engine';
import { type MapSide, mapOf, type SeaId } from '@skald/engine/games/lords-of-ragnarok';
import type { Point } from '../../../../table/geometry.ts';
import type { Mesh, MeshPoint } from './mesh.ts';
import { LARGE } from './mesh-large.ts';
import { SMALL } from './mesh-small.ts';

/** The sheet of the map: landscape for wide screens, portrait for narrow ones. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The radius of the wheel in the middle. */
  readonly wheel: number;
  /** Are the things of a region larger and stacked? Small screens need it. */
  readonly stacked: boolean;
}

export const LANDSCAPE: Sheet = { width: 1500, height: 1020, wheel: 188, stacked: false };
export const PORTRAIT: Sheet = { width: 1000, height: 1300, wheel: 190, stacked: true };

export const MESHES: Readonly<Record<MapSide, Mesh>> = { small: SMALL, large: LARGE };

/** Land fills the corners of the sheet better than an ellipse would. */
const BULGE = 0.13;
/** Beyond every corner of the sheet. */
const BEYOND = 1.5;
/** The angle between a sea's name and its ships, in degrees. */
const ASIDE = 9;
/** The number of segments of a border, and how far they stray. */
const PIECES = 8;
const STRAY = { coast: 0.11, border: 0.055 } as const;

function pointAt({ width, height, wheel }: Sheet, [direction, depth]: MeshPoint): Point {
  const angle = (direction * Math.PI) / 180;
  const bulge = 1 + BULGE * depth * Math.sin(2 * angle) ** 2;
  const along = (half: number): number => (wheel + (half - wheel) * depth) * bulge;
  return { x: width / 2 + Math.sin(angle) * along(width / 2), y: height / 2 - Math.cos(angle) * along(height / 2) };
}

/** The shorter way from one direction to another. */
function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

function spotOf(mesh: Mesh, corner: string): MeshPoint {
  return mesh.corners[corner] ?? [0, 0];
}

/** A border between two corners, the same from both sides; the rim of the wheel is round. */
function border(sheet: Sheet, mesh: Mesh, from: string, to: string): readonly Point[] {
  if (from > to) return border(sheet, mesh, to, from).toReversed();
  const [a, b] = [spotOf(mesh, from), spotOf(mesh, to)];
  const way = turn(a[0], b[0]);
  const straight = Array.from(
    { length: PIECES + 1 },
    (_, i): MeshPoint => [a[0] + (way * i) / PIECES, a[1] + ((b[1] - a[1]) * i) / PIECES],
  );
  const points = straight.map((spot) => pointAt(sheet, spot));
  if (a[1] === 0 && b[1] === 0) return points;
  const coast = a[1] > 0.7 && b[1] > 0.7;
  return strayed(points, coast ? STRAY.coast : STRAY.border, `${from}|${to}`);
}

/** Moves every inner point off the line by a fixed, uneven amount. */
function strayed(points: readonly Point[], share: number, name: string): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return points;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  return points.map((point, i) => {
    if (i === 0 || i === points.length - 1) return point;
    const by = (unevenness(`${name}${i}`) - 0.5) * share * 2;
    return { x: point.x - dy * by, y: point.y + dx * by };
  });
}

/** A number from 0 to 1, always the same for a name. */
function unevenness(name: string): number {
  return (hashText(name) >>> 0) / 2 ** 32;
}

function along(sheet: Sheet, mesh: Mesh, corners: readonly string[]): readonly Point[] {
  return corners.slice(1).flatMap((to, i) => {
    const points = border(sheet, mesh, corners[i] ?? to, to);
    return i === 0 ? points : points.slice(1);
  });
}

export function outlineOfRegion(sheet: Sheet, side: MapSide, region: number): readonly Point[] {
  const ring = MESHES[side].regions[region]?.ring ?? [];
  return along(sheet, MESHES[side], [...ring, ...ring.slice(0, 1)]).slice(1);
}

/** The coast of a sea from end to end. */
function coastOf(sheet: Sheet, side: MapSide, sea: SeaId): readonly Point[] {
  const mesh = MESHES[side];
  return along(sheet, mesh, mesh.seas[sea]?.coast ?? []);
}

/** The borders between lands: where regions of different lands touch. */
export function landBorders(sheet: Sheet, side: MapSide): readonly (readonly Point[])[] {
  const mesh = MESHES[side];
  const lands = new Map<string, Set<string>>();
  for (const { number, land } of mapOf(side).regions) {
    const ring = mesh.regions[number]?.ring ?? [];
    for (const [i, from] of ring.entries()) {
      const name = [from, ring[(i + 1) % ring.length] ?? from].sort().join('|');
      lands.set(name, (lands.get(name) ?? new Set<string>()).add(land));
    }
  }
  return [...lands].filter(([, of]) => of.size > 1).map(([name]) => along(sheet, mesh, name.split('|')));
}

/** A sea from its coast to the edge of the map. */
export function outlineOfSea(sheet: Sheet, side: MapSide, sea: SeaId): readonly Point[] {
  const mesh = MESHES[side];
  const coast = mesh.seas[sea]?.coast ?? [];
  const [first, last] = [spotOf(mesh, coast[0] ?? ''), spotOf(mesh, coast.at(-1) ?? '')];
  const way = (first[0] - last[0] - 360) % 360;
  const steps = 12;
  const edge = Array.from({ length: steps + 1 }, (_, i): MeshPoint => [last[0] + (way * i) / steps, BEYOND]);
  return [...coastOf(sheet, side, sea), ...edge.map((spot) => within(sheet, pointAt(sheet, spot)))];
}

/** The line along which the name of a sea is written; below the middle it runs the other way, so that it is not upside down. */
export function nameLine(sheet: Sheet, side: MapSide, sea: SeaId): readonly Point[] {
  const [direction, depth] = MESHES[side].seas[sea]?.berth ?? [0, 1];
  const below = direction > 100 && direction < 260;
  const steps = Array.from({ length: 13 }, (_, i) => direction + ASIDE + (i - 6) * 3);
  const points = steps.map((at) => pointAt(sheet, [at, depth + (below ? 0.035 : -0.005)]));
  return below ? points.toReversed() : points;
}

function within({ width, height }: Sheet, { x, y }: Point): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

export function middleOfRegion(sheet: Sheet, side: MapSide, region: number): Point {
  return pointAt(sheet, MESHES[side].regions[region]?.middle ?? [0, 0]);
}

/** Ships lie beside the name of their sea, wholly on the sheet. */
export function berthOf(sheet: Sheet, side: MapSide, sea: SeaId): Point {
  const [direction, depth] = MESHES[side].seas[sea]?.berth ?? [0, 1];
  const { x, y } = pointAt(sheet, [direction - ASIDE, depth]);
  return { x: Math.min(sheet.width - 44, Math.max(44, x)), y: Math.min(sheet.height - 22, Math.max(50, y)) };
}

/** Monsters of the sea lie on the other side of its name. */
export function lairOf(sheet: Sheet, side: MapSide, sea: SeaId): Point {
  const [direction, depth] = MESHES[side].seas[sea]?.berth ?? [0, 1];
  const { x, y } = pointAt(sheet, [direction + ASIDE, depth]);
  return { x: Math.min(sheet.width - 50, Math.max(50, x)), y: Math.min(sheet.height - 36, Math.max(42, y)) };
}

export function pathOf(points: readonly Point[], closed = true): string {
  return `${points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}${closed ? 'Z' : ''}`;
}
