/** What has happened in a match, waiting to be shown one thing after the other: for animations that take their time. */

import type { Shown } from './match-state.ts';
import type { MatchStore } from './match-store.ts';
import { Source } from './source.ts';

/** Whoever is further behind than this is not shown the way, only where it led. */
const MOST_WAITING = 100;

export class ShownQueue {
  /** How many things wait. */
  readonly length = new Source(0);
  readonly #waiting: Shown[] = [];
  readonly #callOff: () => void;

  constructor(store: MatchStore) {
    this.#callOff = store.onShown((shown) => {
      if (shown === null || this.#waiting.length >= MOST_WAITING) this.#waiting.length = 0;
      if (shown !== null) this.#waiting.push(shown);
      this.length.set(this.#waiting.length);
    });
  }

  /** The next thing to show; undefined where everything was shown. */
  take(): Shown | undefined {
    const shown = this.#waiting.shift();
    this.length.set(this.#waiting.length);
    return shown;
  }

  close(): void {
    this.#callOff();
  }
}
