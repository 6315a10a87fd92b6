/** Commands of one seat, one after the other: an undo that overtook an answer would undo something else. */

/** Runs tasks in the order they were given. */
export class CommandQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const next = this.#last.then(job);
    this.#last = next.catch(() => undefined);
    return next;
  }
}
