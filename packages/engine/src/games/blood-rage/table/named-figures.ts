/** Figures as players name them: by kind and place, equals told apart by a number. */
import { Defect, type Seat } from '../../../kernel/index.ts';
import type { BoardPlace, FigureKind } from '../ids.ts';
import type { FigureRef, Table } from '../state.ts';
import { clanOf, figureOf, placeOf } from './figures.ts';

export interface NamedFigure {
  readonly figure: FigureKind;
  readonly place: BoardPlace;
  readonly nth: number;
}

export function nameFigures(table: Table, refs: readonly FigureRef[]): readonly NamedFigure[] {
  const all: NamedFigure[] = [];
  for (const ref of refs) {
    const { kind: figure } = figureOf(table, ref);
    const place = placeOf(table, ref);
    if (place === undefined) continue;
    let nth = 1;
    for (const other of all) if (other.figure === figure && other.place === place) nth++;
    all.push({ figure, place, nth });
  }
  return all;
}

/** The figure behind a name. */
export function findNamed(table: Table, seat: Seat, { figure, place, nth }: NamedFigure): FigureRef {
  let count = 0;
  for (const [i, one] of clanOf(table, seat).figures.entries()) {
    if (one.kind === figure && one.at === place) count++;
    if (count === nth) return { seat, figure: i };
  }
  throw new Defect('no-such-figure', `${figure} ${nth} of seat ${seat} is not at ${place}`);
}
