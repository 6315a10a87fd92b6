/** When to try again: soon at first, then more and more seldom, and never all clients at once. */

const FIRST_MS = 300;
const LONGEST_MS = 10_000;
/** A server that was killed is back after some seconds: whoever waited twice as long each time would often sleep through that moment. */
const GROWTH = 1.5;
/** Beyond this many failures the delay no longer grows. */
const MOST_GROWTH = 10;

/** Between half and the whole of a delay that grows with each failure. */
export function backoff(failures: number, fraction: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** Math.min(failures, MOST_GROWTH));
  return Math.round(whole * (0.5 + fraction / 2));
}

/** A delay that the server asked for, and up to half as much again. */
export function atLeast(ms: number, fraction: number): number {
  return Math.round(ms + fraction * Math.max(100, ms / 2));
}
