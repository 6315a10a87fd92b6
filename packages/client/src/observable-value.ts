/** A value with subscribers, in the shape of React's `useSyncExternalStore`, without React. */

export class ObservableValue<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  /** The value now; the same object until it changes. */
  readonly get = (): T => this.#value;

  /** Calls the listener after each change; returns an unsubscribe function. */
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
