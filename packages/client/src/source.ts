/** A value that changes, and those who want to know: the shape that React's `useSyncExternalStore` asks for, with no React in it. */

export class Source<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  /** The value now; the same object until it changes. */
  readonly get = (): T => this.#value;

  /** Calls the listener after each change; what it returns calls that off. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }
}
