/** Holds the figures against the budgets. */
import { type Judged, keeps, type Limit, writtenLimit } from '../harness/limits.ts';
import { BUDGETS } from './budgets.ts';
import type { FigureName, TableFigures } from './figures.ts';

export interface Verdict extends Judged {
  readonly game: string;
  readonly seats: number;
  readonly figure: FigureName;
  /** The limit as it is written. */
  readonly limit: string;
  readonly value: number;
}

export function judge(
  tables: readonly TableFigures[],
  budgets: Readonly<Record<string, readonly Limit<FigureName>[]>> = BUDGETS,
): readonly Verdict[] {
  return tables.flatMap(({ game, seats, figures }) =>
    (budgets[game] ?? []).map((limit) => {
      const { value } = figures[limit.figure];
      return { game, seats, level: limit.level, figure: limit.figure, limit: writtenLimit(limit), value, holds: keeps(value, limit) };
    }),
  );
}
