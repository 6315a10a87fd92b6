/** State that the components of one table share, such as the presses so far; it ends with the table. */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

/** A value that several components of a table read and set. */
export class SharedValue<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly set = (value: T): void => {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Identifies a value that each table has once. */
export class TableValue<T> {
  readonly #initial: T;
  readonly #ofTable = new WeakMap<object, SharedValue<T>>();

  constructor(initial: T) {
    this.#initial = initial;
  }

  of(table: object): SharedValue<T> {
    const known = this.#ofTable.get(table);
    if (known) return known;
    const value = new SharedValue(this.#initial);
    this.#ofTable.set(table, value);
    return value;
  }
}

const TableContext = createContext<object | null>(null);

export function TableMemory({ children }: { readonly children: ReactNode }): ReactNode {
  const [table] = useState(() => ({}));
  return <TableContext value={table}>{children}</TableContext>;
}

/** The table's value, to read and set without rendering again. */
export function useTableValue<T>(value: TableValue<T>): SharedValue<T> {
  const table = useContext(TableContext);
  if (!table) throw new Error('this part is drawn outside of a table');
  return value.of(table);
}

/** The current value; the component renders again when it changes. */
export function useCurrent<T>({ subscribe, get }: SharedValue<T>): T {
  return useSyncExternalStore(subscribe, get);
}
