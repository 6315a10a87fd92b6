/** The card that is looked at, wherever it lies: the board shows it closely beside the world. */
import { useSyncExternalStore } from 'react';

let looked: string | null = null;
const listeners = new Set<() => void>();

export function look(card: string | null): void {
  looked = card;
  for (const listener of listeners) listener();
}

export function useLooked(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => looked,
  );
}
