/** One alarm for each match, awake or asleep: rings when the first clock of the match is empty. */
import type { Clock, Timer } from '../../clock.ts';

export class Deadlines {
  readonly #clock: Clock;
  readonly #ring: (match: string) => void;
  readonly #timers = new Map<string, Timer>();

  constructor(clock: Clock, ring: (match: string) => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** How many matches have an alarm set. */
  get size(): number {
    return this.#timers.size;
  }

  /** Replaces the alarm of a match; undefined: none. */
  set(match: string, inMs: number | undefined): void {
    this.#timers.get(match)?.cancel();
    this.#timers.delete(match);
    if (inMs === undefined) return;
    const timer = this.#clock.after(Math.max(0, inMs), () => {
      if (this.#timers.get(match) !== timer) return;
      this.#timers.delete(match);
      this.#ring(match);
    });
    this.#timers.set(match, timer);
  }

  stop(): void {
    for (const timer of this.#timers.values()) timer.cancel();
    this.#timers.clear();
  }
}
