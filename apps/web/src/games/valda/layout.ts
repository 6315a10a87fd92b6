/** Where things lie on the map of Valda: one arrangement for wide screens, one without a middle, one that stands. */
import { content, REALMS, type Realm } from '@skald/engine/games/valda';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly tree: Box;
  readonly realms: Readonly<Record<Realm, Box>>;
  /** The way of the longship through the rounds. */
  readonly voyage: Box;
  /** Decks, discard piles and the supply. */
  readonly stocks: Box;
  /** The parchment with the question; where there is none, the question lies at the foot of the screen. */
  readonly middle: Box | null;
}

/** A grid of equal fields; the realms take the first seven, the stocks the last. */
function fields(columns: number, at: (column: number, row: number) => Point, width: number, height: number): readonly Box[] {
  return Array.from({ length: REALMS.length + 1 }, (_, i) => ({ ...at(i % columns, Math.floor(i / columns)), width, height }));
}

function arranged(boxes: readonly Box[]): Pick<Layout, 'realms' | 'stocks'> {
  const box = (i: number): Box => boxes[i] ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    realms: {
      heimdall: box(0),
      freya: box(1),
      surtur: box(2),
      tyr: box(3),
      thor: box(4),
      odin: box(5),
      loki: box(6),
    },
    stocks: box(REALMS.length),
  };
}

export const LYING: Layout = {
  width: 1600,
  height: 880,
  tree: { x: 0, y: 0, width: 290, height: 880 },
  voyage: { x: 300, y: 222, width: 1290, height: 62 },
  middle: { x: 304, y: 290, width: 1284, height: 372 },
  ...arranged(fields(4, (column, row) => ({ x: 300 + column * 325, y: row === 0 ? 8 : 670 }), 315, 206)),
};

export const FLAT: Layout = {
  width: 1600,
  height: 524,
  tree: { x: 0, y: 0, width: 290, height: 524 },
  voyage: { x: 300, y: 226, width: 1290, height: 70 },
  middle: null,
  ...arranged(fields(4, (column, row) => ({ x: 300 + column * 325, y: row === 0 ? 8 : 308 }), 315, 206)),
};

export const STANDING: Layout = {
  width: 800,
  height: 1016,
  tree: { x: 0, y: 0, width: 176, height: 1016 },
  voyage: { x: 186, y: 918, width: 604, height: 88 },
  middle: null,
  ...arranged(fields(2, (column, row) => ({ x: 184 + column * 308, y: 8 + row * 226 }), 302, 216)),
};

/** The share of the map that a box takes, for what is laid over the drawing. */
export function overlay({ width, height }: Layout, box: Box): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> {
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return { left: share(box.x, width), top: share(box.y, height), width: share(box.width, width), height: share(box.height, height) };
}

const { lapLength } = content.followerTrack;
export const TRACK_SPACES = lapLength + 1;

/** The spaces of the track wind up the trunk, three at a time, from the roots to the crown. */
export function trackSpace({ tree }: Layout, space: number): Point {
  const perRow = 3;
  const rows = Math.ceil(TRACK_SPACES / perRow);
  const row = Math.floor(space / perRow);
  const step = space % perRow;
  const column = row % 2 === 0 ? step : perRow - 1 - step;
  const [side, head, foot] = [tree.width * 0.2, tree.height * 0.1, tree.height * 0.08];
  return {
    x: tree.x + side + ((tree.width - 2 * side) * column) / (perRow - 1),
    y: tree.y + tree.height - foot - ((tree.height - head - foot) * row) / (rows - 1),
  };
}

/** The space on which a number of followers stands: past the crown it begins again at the roots. */
export function spaceOf(followers: number): number {
  if (followers === 0) return 0;
  return followers % lapLength === 0 ? lapLength : followers % lapLength;
}

/** The five sites of a realm, in a row at its foot. */
export function site(box: Box, index: number, sites: number): Point {
  const gap = Math.min(52, (box.width - 70) / (sites - 1));
  return { x: box.x + box.width / 2 + (index - (sites - 1) / 2) * gap, y: box.y + box.height - 44 };
}
