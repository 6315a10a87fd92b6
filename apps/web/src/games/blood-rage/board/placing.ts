/** Computes where every figure on the board is drawn. */
import type { Seat } from '@skald/engine';
import {
  type BloodRageTable,
  type BoardPlace,
  type FigureKind,
  FJORDS,
  onBoard,
  PROVINCES,
  YGGDRASIL,
} from '@skald/engine/games/blood-rage';
import type { Point } from '../../../table/geometry.ts';
import type { WorldLayout } from './world.ts';

export interface PlacedFigure extends Point {
  readonly seat: Seat;
  /** Its index in the clan's list, which stays the same when it moves. */
  readonly figure: number;
  readonly kind: FigureKind;
  readonly place: BoardPlace;
  /** The number that tells equal figures at one place apart, as in the decisions. */
  readonly nth: number;
  readonly size: number;
}

interface Standing {
  readonly seat: Seat;
  readonly figure: number;
  readonly kind: FigureKind;
  readonly place: BoardPlace;
  readonly nth: number;
}

export function placeFigures(table: BloodRageTable, world: WorldLayout): readonly PlacedFigure[] {
  const standing = figuresOn(table);
  const at = (place: BoardPlace): readonly Standing[] => standing.filter((one) => one.place === place);
  const placed: PlacedFigure[] = [];
  for (const province of PROVINCES) {
    const here = at(province);
    const { size, places } =
      province === YGGDRASIL ? world.rowsInYggdrasil(here.length) : { size: 1, places: world.planOf(province).villages };
    here.forEach((one, i) => {
      const point = places[i] ?? places.at(-1);
      if (point) placed.push({ ...one, ...point, size });
    });
  }
  for (const fjord of FJORDS) {
    const here = at(fjord);
    const berths = world.berthsIn(fjord, here.length);
    here.forEach((one, i) => {
      const point = berths[i];
      if (point) placed.push({ ...one, ...point, size: 0.92 });
    });
  }
  return placed;
}

function figuresOn(table: BloodRageTable): readonly Standing[] {
  return table.clans.flatMap(({ figures }, seat) => {
    const counts = new Map<string, number>();
    return figures.flatMap(({ kind, at: place }, figure) => {
      if (!onBoard(place)) return [];
      const key = `${kind}@${place}`;
      const nth = (counts.get(key) ?? 0) + 1;
      counts.set(key, nth);
      return [{ seat, figure, kind, place, nth }];
    });
  });
}
