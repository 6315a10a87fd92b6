/** One thing after the other, and not too many waiting: every match has a queue of its own, so no match waits for another. */

export class SerialQueue {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.#most = most;
  }

  /** How many tasks wait or run. */
  get depth(): number {
    return this.#waiting;
  }

  /** Whoever comes now should be told to come again later. */
  get isFull(): boolean {
    return this.#waiting >= this.#most;
  }

  /** Runs a task after all that came before. A task that fails harms no other. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const outcome = this.#last.then(task);
    this.#last = outcome.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return outcome;
  }

  /** Waits until everything that was accepted has ended. */
  async drain(): Promise<void> {
    while (this.#waiting > 0) await this.#last;
  }
}
