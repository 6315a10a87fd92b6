/** Retry delays: exponential with a cap and jitter. */

const FIRST_MS = 300;
const LONGEST_MS = 10_000;
/** A killed server is back within seconds; doubling the delay without a cap would sleep through that. */
const GROWTH = 1.5;
/** Beyond this many failures the delay no longer grows. */
const MOST_GROWTH = 10;

/** Between half and the whole of a delay that grows with each failure. */
export function backoff(failures: number, fraction: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** Math.min(failures, MOST_GROWTH));
  return Math.round(whole * (0.5 + fraction / 2));
}

/** The delay the server asked for, plus up to half of it as jitter. */
export function atLeast(ms: number, fraction: number): number {
  return Math.round(ms + fraction * Math.max(100, ms / 2));
}
