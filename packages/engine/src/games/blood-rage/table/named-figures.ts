/**
 * BR-18.8: figures as players name them: by kind, place, and a number among all equal figures of the clan there.
 * The table alone gives the name, never the list that a question offers: rules, boards and bots find the same figure behind it.
 */
import { Defect, type Seat } from '../../../kernel/index.ts';
import type { BoardPlace, FigureKind } from '../ids.ts';
import type { BloodRageTable, FigureRef } from '../state.ts';
import { clanOf, figureOf, placeOf } from './figures.ts';

export interface NamedFigure {
  readonly figure: FigureKind;
  readonly place: BoardPlace;
  /** Counted from 1, in the order of the clan's list. */
  readonly nth: number;
}

/** The names of figures on the board; others have none. */
export function nameFigures(table: BloodRageTable, refs: readonly FigureRef[]): readonly NamedFigure[] {
  return refs.flatMap((ref) => {
    const { kind: figure } = figureOf(table, ref);
    const place = placeOf(table, ref);
    return place === undefined ? [] : [{ figure, place, nth: numberAmongEqual(table, ref) }];
  });
}

function numberAmongEqual(table: BloodRageTable, ref: FigureRef): number {
  const { figures } = clanOf(table, ref.seat);
  const { kind, at } = figureOf(table, ref);
  return figures.slice(0, ref.figure + 1).filter((one) => one.kind === kind && one.at === at).length;
}

/** The figure behind a name. */
export function findNamed(table: BloodRageTable, seat: Seat, { figure, place, nth }: NamedFigure): FigureRef {
  let count = 0;
  for (const [i, one] of clanOf(table, seat).figures.entries()) {
    if (one.kind === figure && one.at === place) count++;
    if (count === nth) return { seat, figure: i };
  }
  throw new Defect('no-such-figure', `${figure} ${nth} of seat ${seat} is not at ${place}`);
}
