/** Counts what each key did within the latest stretch of time; forgets keys that were not used for long rather than grow without bound. */
import type { Clock } from '../clock.ts';
import { RecentMap } from '../recent-map.ts';

export class SlidingCounter {
  readonly #clock: Clock;
  readonly #spanMs: number;
  readonly #times: RecentMap<readonly number[]>;

  constructor(clock: Clock, spanMs: number, most = 50_000) {
    this.#clock = clock;
    this.#spanMs = spanMs;
    this.#times = new RecentMap(most);
  }

  /** Counts one; returns how to uncount it. */
  hit(key: string): () => void {
    const now = this.#clock.now();
    this.#times.set(key, [...this.#recent(key), now]);
    return () => {
      const times = [...this.#recent(key)];
      const index = times.lastIndexOf(now);
      if (index < 0) return;
      times.splice(index, 1);
      if (times.length > 0) this.#times.set(key, times);
      else this.#times.delete(key);
    };
  }

  count(key: string): number {
    return this.#recent(key).length;
  }

  /** When the latest one was counted. */
  latest(key: string): number | undefined {
    return this.#recent(key).at(-1);
  }

  #recent(key: string): readonly number[] {
    const since = this.#clock.now() - this.#spanMs;
    return (this.#times.get(key) ?? []).filter((time) => time > since);
  }
}
