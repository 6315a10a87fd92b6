/** Time, injected: everything that waits or dates anything asks a Clock, so that tests need not wait. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later, unless it is cancelled. */
  after(ms: number, run: () => void): Timer;
}

export interface Timer {
  cancel(): void;
}

/** Node's timers hold 32 bits of milliseconds, less than 25 days; clocks of correspondence games are longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const now = Math.min(left, LONGEST_WAIT);
      timer = setTimeout(() => (left > now ? wait(left - now) : run()), now);
    };
    wait(ms);
    return { cancel: () => clearTimeout(timer) };
  },
};

export function sleep(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}
