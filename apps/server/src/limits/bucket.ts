/** Allows so many at once and then so many in a while, for each key; forgets keys that have been quiet. */
import type { Clock } from '../clock.ts';

export interface BucketSize {
  /** How many may come at once. */
  readonly burst: number;
  /** So many come back within `perMs`. */
  readonly most: number;
  readonly perMs: number;
}

interface Level {
  left: number;
  at: number;
}

const MOST_KEYS = 50_000;

export class Buckets {
  readonly #clock: Clock;
  readonly #size: BucketSize;
  readonly #levels = new Map<string, Level>();

  constructor(clock: Clock, size: BucketSize) {
    this.#clock = clock;
    this.#size = size;
  }

  /** Takes one, and gives nothing; where there is none left, how long until there is. `times`: for whoever acts for so many. */
  take(key: string, times = 1): number | undefined {
    const { burst, most, perMs } = this.#size;
    const now = this.#clock.now();
    const known = this.#levels.get(key);
    const full = burst * times;
    const rate = (most * times) / perMs;
    const left = known ? Math.min(full, known.left + (now - known.at) * rate) : full;
    if (left < 1) return Math.ceil((1 - left) / rate);
    this.#levels.delete(key);
    this.#levels.set(key, { left: left - 1, at: now });
    const [oldest] = this.#levels.keys();
    if (this.#levels.size > MOST_KEYS && oldest !== undefined) this.#levels.delete(oldest);
    return undefined;
  }
}
