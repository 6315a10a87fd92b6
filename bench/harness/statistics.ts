/** Quantiles, medians and spreads. */

export interface Figure {
  readonly value: number;
  /** The spread of the rounds, as a share of the value; undefined if every round must give the same value. */
  readonly spread?: number;
}

/** The quantile of the values; 0.5 gives the median. Interpolates between two values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The spread: half the distance between the quartiles, as a share of the median. Robust against one stray value. */
export function spread(values: readonly number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values);
}

export function medianOf(values: readonly number[]): Figure {
  return { value: median(values), spread: spread(values) };
}
