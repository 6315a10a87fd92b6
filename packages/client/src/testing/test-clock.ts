/** A clock that moves only on request, and lets pending promises settle in between. */
import type { ClientClock } from '../clock.ts';

export class TestClock implements ClientClock {
  #now = 1_000_000;
  #nth = 0;
  readonly #timers = new Map<number, { readonly at: number; readonly run: () => void }>();

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const id = this.#nth++;
    this.#timers.set(id, { at: this.#now + ms, run });
    return () => this.#timers.delete(id);
  }

  /** Runs due timers in order, one after the other. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settled();
    for (let due = this.#next(until); due; due = this.#next(until)) {
      this.#now = Math.max(this.#now, due.at);
      this.#timers.delete(due.id);
      due.run();
      await settled();
    }
    this.#now = until;
  }

  /** The machine sleeps: time passes, and nothing runs until it wakes. */
  async sleep(ms: number): Promise<void> {
    this.#now += ms;
    await this.pass(0);
  }

  #next(until: number): { readonly id: number; readonly at: number; readonly run: () => void } | undefined {
    let first: { readonly id: number; readonly at: number; readonly run: () => void } | undefined;
    for (const [id, timer] of this.#timers) if (timer.at <= until && (!first || timer.at < first.at)) first = { id, ...timer };
    return first;
  }
}

/** Lets pending promises settle. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
