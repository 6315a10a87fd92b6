/** Time as the client sees it: given from outside, so that tests need not wait. */

export interface Clock {
  /** Milliseconds, growing. */
  now(): number;
  /** Runs something later, once; what it returns calls that off. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
