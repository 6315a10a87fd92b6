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

  get isFull(): boolean {
    return this.#waiting >= this.#most;
  }

  /** Runs a task after all that came before; undefined where the queue is full. A task that fails harms no other. */
  run<T>(task: () => Promise<T>): Promise<T> | undefined {
    return this.isFull ? undefined : this.runAnyway(task);
  }

  /** For what the server itself has to do, which nobody could try again. */
  runAnyway<T>(task: () => Promise<T>): Promise<T> {
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
