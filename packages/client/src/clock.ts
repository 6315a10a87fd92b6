/** The client's clock; tests inject their own so that they need not wait. */

export interface ClientClock {
  /** Milliseconds, growing. */
  now(): number;
  /** Runs a function once, later; returns a cancel function. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: ClientClock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
