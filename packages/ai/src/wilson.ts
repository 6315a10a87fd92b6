/** The confidence interval of a share. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the normal distribution: 95 % lie between it and its negative. */
export const Z = 1.959964;

/** Wilson's score interval: the shares that are consistent, at 95 %, with `won` (possibly a fraction) out of `trials`. */
export function wilson(won: number, trials: number): Interval {
  if (trials <= 0) return { low: 0, high: 1 };
  const share = won / trials;
  const scale = 1 + Z ** 2 / trials;
  const centre = (share + Z ** 2 / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
