/** Compares the figures of each table with the budgets of its game. */
import { judge, type Limit, type LimitCheck } from '../harness/limits.ts';
import { BUDGETS } from './budgets.ts';
import type { FigureName, TableFigures } from './figures.ts';

export interface TableVerdict extends LimitCheck<FigureName> {
  readonly game: string;
  readonly seats: number;
}

export function judgeTables(
  tables: readonly TableFigures[],
  budgets: Readonly<Record<string, readonly Limit<FigureName>[]>> = BUDGETS,
): readonly TableVerdict[] {
  return tables.flatMap(({ game, seats, figures }) => judge(figures, budgets[game] ?? []).map((verdict) => ({ game, seats, ...verdict })));
}
