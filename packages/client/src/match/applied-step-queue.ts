/** Applied steps that wait to be animated one after the other. */

import { ObservableValue } from '../observable-value.ts';
import type { AppliedStep } from './match-state.ts';
import type { MatchStore } from './match-store.ts';

/** Further behind than this, the client gets a whole view instead of the steps. */
const MOST_WAITING = 100;

export class AppliedStepQueue {
  /** The number of queued steps. */
  readonly length = new ObservableValue(0);
  readonly #waiting: AppliedStep[] = [];
  readonly #cancel: () => void;

  constructor(store: MatchStore) {
    this.#cancel = store.onStep((shown) => {
      if (shown === null || this.#waiting.length >= MOST_WAITING) this.#waiting.length = 0;
      if (shown !== null) this.#waiting.push(shown);
      this.length.set(this.#waiting.length);
    });
  }

  /** The next queued step; undefined if the queue is empty. */
  next(): AppliedStep | undefined {
    const shown = this.#waiting.shift();
    this.length.set(this.#waiting.length);
    return shown;
  }

  close(): void {
    this.#cancel();
  }
}
