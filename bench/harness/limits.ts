/** Limits on figures: hard limits, targets, and the verdict in words. */
import type { Figure } from './statistics.ts';

export const LEVELS = ['must', 'aim'] as const;
export type Level = (typeof LEVELS)[number];

/** What a report says about a limit that does not hold. */
export const FAILURE: Readonly<Record<Level, string>> = { must: 'FAILS', aim: 'not reached' };

/** A lower or an upper limit. */
export type Limit<F extends string> = { readonly level: Level; readonly figure: F } & (
  | { readonly least: number }
  | { readonly below: number }
);

/** A limit compared with the value of its figure. */
export interface LimitCheck<F extends string = string> {
  readonly level: Level;
  readonly figure: F;
  /** The limit in words. */
  readonly limit: string;
  readonly value: number;
  readonly holds: boolean;
}

export function judge<F extends string>(figures: Readonly<Record<F, Figure>>, budgets: readonly Limit<F>[]): readonly LimitCheck<F>[] {
  return budgets.map((limit) => {
    const { value } = figures[limit.figure];
    return { level: limit.level, figure: limit.figure, limit: writtenLimit(limit), value, holds: keeps(value, limit) };
  });
}

function keeps(value: number, limit: Limit<string>): boolean {
  return 'least' in limit ? value >= limit.least : value < limit.below;
}

function writtenLimit(limit: Limit<string>): string {
  return 'least' in limit ? `≥ ${limit.least}` : `< ${limit.below}`;
}

/** The cell of a report for the limit of a figure at a level; empty without such a limit. */
export function limitCell<F extends string>(verdicts: readonly LimitCheck<F>[], figure: F, level: Level): string {
  const verdict = verdicts.find((one) => one.figure === figure && one.level === level);
  return verdict ? `${verdict.limit} ${verdict.holds ? 'holds' : FAILURE[level]}` : '';
}

/** The limits that do not hold. */
export function broken<V extends LimitCheck>(verdicts: readonly V[], level: Level): readonly V[] {
  return verdicts.filter((verdict) => verdict.level === level && !verdict.holds);
}

/** The verdict in words. */
export function closing<V extends LimitCheck>(verdicts: readonly V[], name: (verdict: V) => string): string {
  return LEVELS.map((level) => {
    const all = verdicts.filter((verdict) => verdict.level === level);
    const failing = broken(verdicts, level);
    if (failing.length === 0) return `All ${all.length} ${level}s hold.`;
    return `${failing.length} of ${all.length} ${level}s ${level === 'must' ? 'FAIL' : 'are not reached'} (${failing.map(name).join('; ')}).`;
  }).join(' ');
}
