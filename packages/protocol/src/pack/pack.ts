/**
 * Packs JSON by a dictionary. Lossless for any JSON, and readable without knowing what was packed:
 * a text is the number of a word in base 36, or else `'` and the text itself; an object of shape n is `[n + 1, value…]`; a list of
 * k objects, all of shape n, is `[-n - 1, k, column…]`, a column being the list of the values of one key, or of the one value that
 * they all have; any other list is a list, with a 0 before its items where the first of them would be a number; any other object,
 * and whatever else there is, stays what it is.
 */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Patch, Path } from '../kernel.ts';
import type { PackDictionary } from './dictionary.ts';
import { Trie } from './trie.ts';

/** The base in which words are numbered. */
export const WORD_BASE = 36;
/** Prefix of a string that is not in the dictionary. */
export const LITERAL = "'";

export class Packer {
  readonly #words: ReadonlyMap<string, string>;
  /** Shapes with all entries open. */
  readonly #open = new Trie();
  /** Shapes whose first entry is fixed: by its key, then by its value. */
  readonly #kinds = new Trie();
  readonly #paths = new Trie();

  constructor({ words, shapes, paths }: PackDictionary) {
    this.#words = new Map(words.map((word, place) => [word, place.toString(WORD_BASE)]));
    for (const [number, path] of paths.entries()) this.#paths.grow(path).number = number;
    for (const [number, shape] of shapes.entries()) {
      const [head] = shape;
      const root = typeof head === 'object' ? this.#kinds.grow(head) : this.#open;
      root.grow(shape.filter((entry) => typeof entry === 'string')).number = number;
    }
  }

  /** Packs non-JSON values as `JSON.stringify` does: null in a list, omitted in an object. */
  value(value: unknown): Json {
    if (typeof value === 'string') return this.#words.get(value) ?? LITERAL + value;
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (isJsonList(value)) return this.#list(value);
    return isJsonObject(value) ? this.#object(value) : null;
  }

  /** Each change is `[n, place…, …]` where its path has shape n, and `[path, …]` otherwise; then comes the rest of it, values packed. */
  patch(patch: Patch): readonly Json[] {
    return patch.map((op) => {
      const packed: Json[] = [];
      this.#path(op[0], packed);
      if (op.length === 4) packed.push(op[1], op[2], this.value(op[3]));
      else if (op.length === 2) packed.push(this.value(op[1]));
      return packed;
    });
  }

  #list(list: readonly Json[]): Json {
    const items = list.map((item) => this.value(item));
    return columnsOf(list, items) ?? (typeof items[0] === 'number' ? [0, ...items] : items);
  }

  #object(value: JsonObject): Json {
    const row = this.#row(value);
    if (row) return row;
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [key, this.value(item)]));
  }

  /** An object that has a shape: the number of the shape, and the values that the shape leaves open. */
  #row(value: JsonObject): readonly Json[] | undefined {
    const kind = this.#kind(value);
    return (kind && this.#follow(kind, value, 1)) ?? this.#follow(this.#open, value, 0);
  }

  #kind(value: JsonObject): Trie | undefined {
    for (const key in value) {
      const head = value[key];
      if (head !== undefined) return typeof head === 'string' ? this.#kinds.to(key)?.to(head) : undefined;
    }
    return undefined;
  }

  /** Uses `for … in`, which allocates no key list: packing runs for every answer. */
  #follow(root: Trie, value: JsonObject, fixed: number): readonly Json[] | undefined {
    let here: Trie | undefined = root;
    let place = 0;
    for (const key in value) {
      if (value[key] === undefined || place++ < fixed) continue;
      here = here.to(key);
      if (!here) return undefined;
    }
    if (here.number === undefined) return undefined;
    // Growing an array one by one over-allocates.
    const row = new Array<Json>(1 + place - fixed);
    row[0] = here.number + 1;
    place = 0;
    for (const key in value) {
      const item = value[key];
      if (item !== undefined && place++ >= fixed) row[place - fixed] = this.value(item);
    }
    return row;
  }

  #path(path: Path, packed: Json[]): void {
    let here: Trie | undefined = this.#paths;
    for (const part of path) here = here?.to(typeof part === 'string' ? part : 0);
    if (here?.number === undefined) packed.push(path);
    else {
      packed.push(here.number);
      for (const part of path) if (typeof part === 'number') packed.push(part);
    }
  }
}

/** Packs a list of two or more objects of one shape in columns. */
function columnsOf(list: readonly Json[], items: readonly Json[]): Json | undefined {
  const [first] = items;
  if (items.length < 2 || !isRow(list[0], first)) return undefined;
  const rows: (readonly Json[])[] = [];
  for (const [place, item] of items.entries()) {
    if (!isRow(list[place], item) || item[0] !== first[0]) return undefined;
    rows.push(item);
  }
  const columns = first.slice(1).map((_, place) => shortened(rows.map((row) => row[place + 1] ?? null)));
  return [-first[0], rows.length, ...columns];
}

/** Was this object packed by a shape? */
function isRow(value: Json | undefined, packed: Json | undefined): packed is readonly [number, ...Json[]] {
  return isJsonObject(value) && isJsonList(packed);
}

/** A column of equal plain values, or of empty lists only, stores the value once. */
function shortened(column: readonly Json[]): readonly Json[] {
  const [first = null] = column;
  if (typeof first !== 'object' || first === null) return column.every((item) => item === first) ? [first] : column;
  const text = JSON.stringify(first);
  return column.every((item) => typeof item === 'object' && JSON.stringify(item) === text) ? [first] : column;
}
