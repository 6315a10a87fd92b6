/** Where the match that goes on in this browser is kept; known without loading the rules. */

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keep(shelf: Shelf | undefined, slug: string, saga: readonly string[]): void {
  try {
    shelf?.setItem(keyOf(slug), saga.join('\n'));
  } catch {
    // A full or forbidden storage only means that the match cannot be taken up later.
  }
}

export function forget(shelf: Shelf | undefined, slug: string): void {
  shelf?.removeItem(keyOf(slug));
}

export function isKept(shelf: Shelf | undefined, slug: string): boolean {
  return shelf?.getItem(keyOf(slug)) != null;
}

export function keyOf(slug: string): string {
  return `skald.practice.${slug}`;
}
