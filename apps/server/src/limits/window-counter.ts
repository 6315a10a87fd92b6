/** Counts what each key did within a window of time, for limits; forgets the oldest keys rather than grow without bound. */
import type { Clock } from '../clock.ts';

interface Window {
  readonly opened: number;
  count: number;
}

export class WindowCounter {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, most = 50_000) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Counts one more, and says how many there are and when the count begins anew. */
  hit(key: string, windowMs: number): { readonly count: number; readonly leftMs: number } {
    const now = this.#clock.now();
    const known = this.#windows.get(key);
    const window = known && now - known.opened < windowMs ? known : { opened: now, count: 0 };
    window.count++;
    // Taken out and put back: the map keeps its keys in the order of their last use.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > this.#most) this.#forgetOldest();
    return { count: window.count, leftMs: window.opened + windowMs - now };
  }

  #forgetOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key);
      return;
    }
  }
}
