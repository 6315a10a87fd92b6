/**
 * The rows of one commit. Each changes something in memory and is then sent; all changes are made before the first is sent, because the same
 * work done for many matches in a row is quicker than by turns.
 */
export class CommitBatch {
  #missing: number;
  #end: () => void = () => undefined;
  readonly #ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });

  constructor(rows: number) {
    this.#missing = rows;
  }

  /** Called once for each row, when its change is made or has failed; it must not wait for anything slow. */
  applied(): void {
    if (--this.#missing === 0) this.#end();
  }

  /** Fulfilled when the changes of all rows are made. */
  endOfBatch(): Promise<void> {
    return this.#ended;
  }
}
