/** What a sample says about a mean, and how sure that is. */
import { Z } from '../wilson.ts';

/** A mean; with 95 % confidence the true one differs by no more than `error`. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

export const CERTAIN_ZERO: Estimate = { value: 0, error: 0 };

export function estimateOf(sample: readonly number[]): Estimate {
  const n = sample.length;
  const value = sample.reduce((sum, one) => sum + one, 0) / n;
  if (n < 2) return { value, error: 1 };
  const squares = sample.reduce((sum, one) => sum + (one - value) ** 2, 0);
  return { value, error: student(n - 1) * Math.sqrt(squares / (n - 1) / n) };
}

/** The 97.5th percentile of Student's distribution, near enough from ten degrees of freedom on. */
function student(freedom: number): number {
  return Z * (1 + (Z ** 2 + 1) / (4 * freedom));
}

/** The sum of independent estimates. */
export function total(estimates: readonly Estimate[]): Estimate {
  return {
    value: estimates.reduce((sum, { value }) => sum + value, 0),
    error: Math.sqrt(estimates.reduce((sum, { error }) => sum + error ** 2, 0)),
  };
}

/** The difference of independent estimates. */
export function difference(a: Estimate, b: Estimate): Estimate {
  return { value: a.value - b.value, error: Math.hypot(a.error, b.error) };
}
