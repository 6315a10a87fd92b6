/** Counts what each key did within a window of time, for limits; forgets keys that were not used for long rather than grow without bound. */
import type { Clock } from '../clock.ts';
import { RecentMap } from '../recent-map.ts';

interface Window {
  readonly opened: number;
  count: number;
}

export class WindowCounter {
  readonly #clock: Clock;
  readonly #windows: RecentMap<Window>;

  constructor(clock: Clock, most = 50_000) {
    this.#clock = clock;
    this.#windows = new RecentMap(most);
  }

  /** Counts one and returns the count with its reset time. */
  hit(key: string, windowMs: number): { readonly count: number; readonly leftMs: number } {
    const now = this.#clock.now();
    const window = this.#current(key, windowMs, now);
    window.count++;
    this.#windows.set(key, window);
    return { count: window.count, leftMs: window.opened + windowMs - now };
  }

  /** Counts one if it is within the limit, and returns how to uncount it; beyond the limit returns the wait in ms and counts nothing. */
  admit(key: string, windowMs: number, most: number): { readonly giveBack: () => void } | { readonly waitMs: number } {
    const now = this.#clock.now();
    const window = this.#current(key, windowMs, now);
    if (window.count >= most) return { waitMs: window.opened + windowMs - now };
    window.count++;
    this.#windows.set(key, window);
    return {
      giveBack: () => {
        window.count--;
      },
    };
  }

  #current(key: string, windowMs: number, now: number): Window {
    const known = this.#windows.get(key);
    return known && now - known.opened < windowMs ? known : { opened: now, count: 0 };
  }
}
