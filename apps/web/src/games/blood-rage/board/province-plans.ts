/** Where names, tokens, gods and villages lie within the provinces of a round world. */
import type { Point } from '../../../table/geometry.ts';

/** Positions within one of the upper right provinces; the others are its mirror images. */
export interface Plan {
  readonly name: Point;
  readonly token: Point;
  readonly god: Point;
  readonly doom: Point;
  readonly villages: readonly Point[];
}

/** Beside a north or south fjord. */
const UPRIGHT: Plan = {
  name: { x: 694, y: 238 },
  token: { x: 620, y: 296 },
  god: { x: 684, y: 300 },
  doom: { x: 778, y: 112 },
  villages: [
    { x: 614, y: 176 },
    { x: 690, y: 176 },
    { x: 766, y: 178 },
    { x: 622, y: 104 },
    { x: 698, y: 108 },
  ],
};

/** Beside an east or west fjord. */
const SIDEWAYS: Plan = {
  name: { x: 898, y: 424 },
  token: { x: 750, y: 416 },
  god: { x: 758, y: 346 },
  doom: { x: 992, y: 356 },
  villages: [
    { x: 836, y: 362 },
    { x: 910, y: 362 },
    { x: 874, y: 294 },
    { x: 946, y: 296 },
    { x: 866, y: 226 },
  ],
};

/** The middle of the world. */
export const TREE_PLAN: Plan = {
  name: { x: 540, y: 368 },
  token: { x: 540, y: 586 },
  god: { x: 644, y: 546 },
  doom: { x: 540, y: 586 },
  villages: [],
};

/** The plan of the province in this direction of a world of this size. */
export function planAt(angle: number, width: number, height: number): Plan {
  const plan = Math.abs(Math.sin(angle)) > Math.abs(Math.cos(angle)) ? UPRIGHT : SIDEWAYS;
  const mirror = ({ x, y }: Point): Point => ({ x: Math.cos(angle) < 0 ? width - x : x, y: Math.sin(angle) > 0 ? height - y : y });
  const { name, token, god, doom, villages } = plan;
  return { name: mirror(name), token: mirror(token), god: mirror(god), doom: mirror(doom), villages: villages.map(mirror) };
}
