/** Finds the number of a key path by walking it key by key, without joining strings. */

/** A key of an object, or 0 for any place in a list. */
type Key = string | 0;

export class Trie {
  readonly #next = new Map<Key, Trie>();
  /** The number of the list of keys that ends here. */
  number: number | undefined;

  /** The child at a key. */
  to(key: Key): Trie | undefined {
    return this.#next.get(key);
  }

  /** The node at a key path, created if missing. */
  grow(keys: Iterable<Key>): Trie {
    let here: Trie = this;
    for (const key of keys) {
      const next: Trie = here.#next.get(key) ?? new Trie();
      here.#next.set(key, next);
      here = next;
    }
    return here;
  }
}
