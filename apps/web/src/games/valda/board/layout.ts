/** The layouts of Valda's map: for wide and for narrow rooms. */
import { content, REALMS, type Realm } from '@skald/engine/games/valda';
import type { Box, Point } from '../../../table/geometry.ts';

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly tree: Box;
  readonly realms: Readonly<Record<Realm, Box>>;
  /** The longship's way through the rounds. */
  readonly voyage: Box;
  /** Decks, discard piles and the supply. */
  readonly stocks: Box;
}

/** A grid of equal fields; the realms take the first seven, the stocks the last. */
function fields(columns: number, at: (column: number, row: number) => Point, width: number, height: number): readonly Box[] {
  return Array.from({ length: REALMS.length + 1 }, (_, i) => ({ ...at(i % columns, Math.floor(i / columns)), width, height }));
}

function arranged(boxes: readonly Box[]): Pick<BoardLayout, 'realms' | 'stocks'> {
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

/** Three rows of three fields; the longship has the last. */
export const LANDSCAPE: BoardLayout = {
  width: 1275,
  height: 778,
  tree: { x: 0, y: 0, width: 290, height: 778 },
  voyage: { x: 950, y: 640, width: 315, height: 90 },
  ...arranged(fields(3, (column, row) => ({ x: 300 + column * 325, y: 8 + row * 256 }), 315, 246)),
};

export const PORTRAIT: BoardLayout = {
  width: 800,
  height: 1016,
  tree: { x: 0, y: 0, width: 176, height: 1016 },
  voyage: { x: 186, y: 918, width: 604, height: 88 },
  ...arranged(fields(2, (column, row) => ({ x: 184 + column * 308, y: 8 + row * 226 }), 302, 216)),
};

const { lapLength } = content.followerTrack;
export const TRACK_SPACES = lapLength + 1;

/** The spaces of the track wind up the trunk, three at a time, from the roots to the crown. */
export function trackSpace({ tree }: BoardLayout, space: number): Point {
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

/** The space for a number of followers: past the crown it begins again at the roots. */
export function spaceOf(followers: number): number {
  if (followers === 0) return 0;
  return followers % lapLength === 0 ? lapLength : followers % lapLength;
}

/** The five sites of a realm, in a row at its foot. */
export function site(box: Box, index: number, sites: number): Point {
  const gap = Math.min(52, (box.width - 70) / (sites - 1));
  return { x: box.x + box.width / 2 + (index - (sites - 1) / 2) * gap, y: box.y + box.height - 44 };
}
