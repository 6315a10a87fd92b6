/** Limits on figures: what must hold, what is aimed at, and how it went in words. */

export const LEVELS = ['must', 'aim'] as const;
export type Level = (typeof LEVELS)[number];

/** A figure that is at least so much, or below so much. */
export type Limit<F extends string> = { readonly level: Level; readonly figure: F } & (
  | { readonly least: number }
  | { readonly below: number }
);

/** A limit held against a value. */
export interface Judged {
  readonly level: Level;
  readonly holds: boolean;
}

export function keeps(value: number, limit: Limit<string>): boolean {
  return 'least' in limit ? value >= limit.least : value < limit.below;
}

export function writtenLimit(limit: Limit<string>): string {
  return 'least' in limit ? `≥ ${limit.least}` : `< ${limit.below}`;
}

/** Those that do not hold. */
export function broken<J extends Judged>(verdicts: readonly J[], level: Level): readonly J[] {
  return verdicts.filter((verdict) => verdict.level === level && !verdict.holds);
}

/** Says plainly how it went. */
export function closing<J extends Judged>(verdicts: readonly J[], name: (verdict: J) => string): string {
  return LEVELS.map((level) => {
    const all = verdicts.filter((verdict) => verdict.level === level);
    const failing = broken(verdicts, level);
    if (failing.length === 0) return `All ${all.length} ${level}s hold.`;
    return `${failing.length} of ${all.length} ${level}s ${level === 'must' ? 'FAIL' : 'are not reached'} (${failing.map(name).join('; ')}).`;
  }).join(' ');
}
