/** Where every figure on the board is drawn. */
import type { Seat } from '@skald/engine';
import { type BoardPlace, type FigureKind, FJORDS, onBoard, PROVINCES, type Table, YGGDRASIL } from '@skald/engine/games/blood-rage';
import { berthsIn, type Point, planOf, rowsInYggdrasil } from './world.ts';

export interface PlacedFigure extends Point {
  readonly seat: Seat;
  /** Its place in the clan's list; it keeps it wherever it goes. */
  readonly figure: number;
  readonly kind: FigureKind;
  readonly place: BoardPlace;
  /** Equal figures at one place are told apart by a number, as the decisions do. */
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

export function placeFigures(table: Table): readonly PlacedFigure[] {
  const standing = figuresOn(table);
  const at = (place: BoardPlace): readonly Standing[] => standing.filter((one) => one.place === place);
  const placed: PlacedFigure[] = [];
  for (const province of PROVINCES) {
    const here = at(province);
    const { size, places } = province === YGGDRASIL ? rowsInYggdrasil(here.length) : { size: 1, places: planOf(province).villages };
    here.forEach((one, i) => {
      const point = places[i] ?? places.at(-1);
      if (point) placed.push({ ...one, ...point, size });
    });
  }
  for (const fjord of FJORDS) {
    const here = at(fjord);
    const berths = berthsIn(fjord, here.length);
    here.forEach((one, i) => {
      const point = berths[i];
      if (point) placed.push({ ...one, ...point, size: 0.92 });
    });
  }
  return placed;
}

function figuresOn(table: Table): readonly Standing[] {
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
