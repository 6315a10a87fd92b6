/** Finds the number of a list of keys by walking it key by key: nothing is joined, which is what makes packing quick. */

/** A key of an object, or 0 for any place in a list. */
type Key = string | 0;

export class Trie {
  readonly #next = new Map<Key, Trie>();
  /** The number of the list of keys that ends here. */
  number: number | undefined;

  /** Where a key leads. */
  to(key: Key): Trie | undefined {
    return this.#next.get(key);
  }

  /** Where the keys lead; the way is made where there is none. */
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
