/** Holds the figures against the budgets. */
import { BUDGETS, type Level, type Limit } from './budgets.ts';
import type { FigureName, TableFigures } from './figures.ts';

export interface Verdict {
  readonly game: string;
  readonly seats: number;
  readonly level: Level;
  readonly figure: FigureName;
  /** The limit as it is written. */
  readonly limit: string;
  readonly value: number;
  readonly holds: boolean;
}

export function judge(tables: readonly TableFigures[], budgets: Readonly<Record<string, readonly Limit[]>> = BUDGETS): readonly Verdict[] {
  return tables.flatMap(({ game, seats, figures }) =>
    (budgets[game] ?? []).map((limit) => {
      const { value } = figures[limit.figure];
      return { game, seats, level: limit.level, figure: limit.figure, limit: written(limit), value, holds: keeps(value, limit) };
    }),
  );
}

/** Those that do not hold. */
export function broken(verdicts: readonly Verdict[], level: Level): readonly Verdict[] {
  return verdicts.filter((verdict) => verdict.level === level && !verdict.holds);
}

function keeps(value: number, limit: Limit): boolean {
  return 'least' in limit ? value >= limit.least : value < limit.below;
}

function written(limit: Limit): string {
  return 'least' in limit ? `≥ ${limit.least}` : `< ${limit.below}`;
}
