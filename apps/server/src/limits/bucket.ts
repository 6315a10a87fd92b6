/** Token buckets, one for each key; forgets keys that have been quiet. */
import type { Clock } from '../clock.ts';
import { RecentMap } from '../recent-map.ts';

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
  /** When it last became the latest of all. */
  movedAt: number;
}

const MOST_KEYS = 50_000;
/** Keys are kept in the order in which they were used, to within so many milliseconds. */
const MOVE_MS = 1000;

export class Buckets {
  readonly #clock: Clock;
  readonly #size: BucketSize;
  readonly #levels = new RecentMap<Level>(MOST_KEYS);

  constructor(clock: Clock, size: BucketSize) {
    this.#clock = clock;
    this.#size = size;
  }

  /** Consumes a token; returns the wait in ms when the bucket is empty. `times` makes the bucket so many times as big. */
  consume(key: string, times = 1): number | undefined {
    const { burst, most, perMs } = this.#size;
    const now = this.#clock.now();
    const full = burst * times;
    const rate = (most * times) / perMs;
    const level = this.#levels.get(key) ?? { left: full, at: now, movedAt: Number.NEGATIVE_INFINITY };
    const left = Math.min(full, level.left + (now - level.at) * rate);
    if (left < 1) return Math.ceil((1 - left) / rate);
    level.left = left - 1;
    level.at = now;
    if (now - level.movedAt >= MOVE_MS) {
      level.movedAt = now;
      this.#levels.set(key, level);
    }
    return undefined;
  }
}
