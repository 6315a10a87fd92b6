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
  /** When it was last put behind all others. */
  movedAt: number;
}

const MOST_KEYS = 50_000;
/** Keys are kept in the order in which they were used, to within so many milliseconds. */
const MOVE_MS = 1000;

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
    const full = burst * times;
    const rate = (most * times) / perMs;
    const level = this.#levels.get(key) ?? { left: full, at: now, movedAt: Number.NEGATIVE_INFINITY };
    const left = Math.min(full, level.left + (now - level.at) * rate);
    if (left < 1) return Math.ceil((1 - left) / rate);
    level.left = left - 1;
    level.at = now;
    if (now - level.movedAt >= MOVE_MS) this.#move(key, level, now);
    return undefined;
  }

  /** Behind all others; the one that was quiet longest is forgotten where there are too many. */
  #move(key: string, level: Level, now: number): void {
    level.movedAt = now;
    this.#levels.delete(key);
    this.#levels.set(key, level);
    if (this.#levels.size <= MOST_KEYS) return;
    const [oldest] = this.#levels.keys();
    if (oldest !== undefined) this.#levels.delete(oldest);
  }
}
