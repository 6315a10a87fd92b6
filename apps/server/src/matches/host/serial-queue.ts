/** A bounded queue that runs one task after the other. Every match has its own, so no match waits for another. */

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

  /** When full, the caller should retry later. */
  get isFull(): boolean {
    return this.#waiting >= this.#most;
  }

  /** Runs a task after all earlier ones. A task that fails does not affect others. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const outcome = this.#last.then(task);
    this.#last = outcome.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return outcome;
  }

  /** Resolves when all accepted tasks have ended. */
  async drain(): Promise<void> {
    while (this.#waiting > 0) await this.#last;
  }
}
