/** Where the match that goes on in this browser is kept; known without loading the rules. */

export type MatchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keep(storage: MatchStorage | undefined, slug: string, saga: readonly string[]): void {
  try {
    storage?.setItem(keyOf(slug), saga.join('\n'));
  } catch {
    // A full or forbidden storage only means that the match cannot be taken up later.
  }
}

export function forget(storage: MatchStorage | undefined, slug: string): void {
  storage?.removeItem(keyOf(slug));
  storage?.removeItem(hintsKey(slug));
}

export function isKept(storage: MatchStorage | undefined, slug: string): boolean {
  return storage?.getItem(keyOf(slug)) != null;
}

export function keyOf(slug: string): string {
  return `skald.practice.${slug}`;
}

/** The hints that were taken in the match that is kept. */
export function hintsTaken(storage: MatchStorage | undefined, slug: string): number {
  const count = Number(storage?.getItem(hintsKey(slug)) ?? 0);
  return Number.isSafeInteger(count) ? count : 0;
}

export function keepHints(storage: MatchStorage | undefined, slug: string, count: number): void {
  try {
    storage?.setItem(hintsKey(slug), String(count));
  } catch {
    // As with the match itself.
  }
}

function hintsKey(slug: string): string {
  return `${keyOf(slug)}.hints`;
}
