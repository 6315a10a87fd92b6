/** When to try again: soon at first, then more and more seldom, and never all clients at once. */

const FIRST_MS = 300;
const LONGEST_MS = 10_000;
/** Beyond this many failures the delay no longer grows. */
const MOST_DOUBLINGS = 10;

/** Between half and the whole of a delay that doubles with each failure. */
export function backoff(failures: number, fraction: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, MOST_DOUBLINGS));
  return Math.round(whole * (0.5 + fraction / 2));
}

/** A delay that the server asked for, and up to half as much again. */
export function atLeast(ms: number, fraction: number): number {
  return Math.round(ms + fraction * Math.max(100, ms / 2));
}
