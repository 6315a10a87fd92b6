/** Commands of one seat, one after the other: an undo that overtook an answer would undo something else. */

/** Runs what it is given in the order in which it was given. */
export class Turnstile {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const next = this.#last.then(job);
    this.#last = next.catch(() => undefined);
    return next;
  }
}
