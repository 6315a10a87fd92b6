/**
 * Packs JSON by a lexicon. Lossless for any JSON, and readable without knowing what was packed:
 * a text is the number of a word in base 36, or else `'` and the text itself; an object of shape n is `[n + 1, value…]`; a list of
 * k objects, all of shape n, is `[-n - 1, k, column…]`, a column being the list of the values of one key, or of the one value that
 * they all have; any other list is a list, with a 0 before its items where the first of them would be a number; any other object,
 * and whatever else there is, stays what it is.
 */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Patch, PatchOp, Path } from '../kernel.ts';
import type { Lexicon } from './lexicon.ts';
import { Trie } from './trie.ts';

/** The base in which words are numbered. */
export const WORD_BASE = 36;
/** What a text begins with that is no word of the lexicon. */
export const LITERAL = "'";

/** An object that has a shape: the number of the shape, and the values that the shape leaves open. */
interface Shaped {
  readonly shape: number;
  readonly values: readonly Json[];
}

export class Packer {
  readonly #words: ReadonlyMap<string, string>;
  /** Shapes with all entries open. */
  readonly #open = new Trie();
  /** Shapes whose first entry is fixed: by its key, then by its value. */
  readonly #kinds = new Trie();
  readonly #paths = new Trie();

  constructor({ words, shapes, paths }: Lexicon) {
    this.#words = new Map(words.map((word, place) => [word, place.toString(WORD_BASE)]));
    for (const [number, path] of paths.entries()) this.#paths.grow(path).number = number;
    for (const [number, shape] of shapes.entries()) {
      const [head] = shape;
      const root = typeof head === 'object' ? this.#kinds.grow(head) : this.#open;
      root.grow(shape.filter((entry) => typeof entry === 'string')).number = number;
    }
  }

  /** What is not JSON is packed as JSON writes it: as null in a list, and not at all in an object. */
  value(value: unknown): Json {
    if (typeof value === 'string') return this.#words.get(value) ?? LITERAL + value;
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (isJsonList(value)) return this.#list(value);
    return isJsonObject(value) ? this.#object(value) : null;
  }

  /** Each change is `[n, place…, …]` where its path has shape n, and `[path, …]` otherwise; then comes the rest of it, values packed. */
  patch(patch: Patch): readonly Json[] {
    return patch.map((op) => [...this.#path(op[0]), ...this.#change(op)]);
  }

  #list(list: readonly Json[]): Json {
    const shaped = list.map((item) => (isJsonObject(item) ? this.#shaped(item) : undefined));
    const columns = columnsOf(shaped);
    if (columns) return columns;
    const items = list.map((item, place) => written(shaped[place]) ?? this.value(item));
    return typeof items[0] === 'number' ? [0, ...items] : items;
  }

  #object(value: JsonObject): Json {
    return written(this.#shaped(value)) ?? Object.fromEntries(entriesOf(value).map(([key, item]) => [key, this.value(item)]));
  }

  #shaped(value: JsonObject): Shaped | undefined {
    const entries = entriesOf(value);
    const [head] = entries;
    const kind = head && typeof head[1] === 'string' ? this.#kinds.to(head[0])?.to(head[1]) : undefined;
    return (kind && this.#follow(kind, entries, 1)) ?? this.#follow(this.#open, entries, 0);
  }

  #follow(root: Trie, entries: readonly Entry[], from: number): Shaped | undefined {
    let here: Trie | undefined = root;
    for (let i = from; here && i < entries.length; i++) here = here.to(entries[i]?.[0] ?? '');
    if (here?.number === undefined) return undefined;
    return { shape: here.number, values: entries.slice(from).map(([, item]) => this.value(item)) };
  }

  #path(path: Path): readonly Json[] {
    let here: Trie | undefined = this.#paths;
    for (const part of path) here = here?.to(typeof part === 'string' ? part : 0);
    return here?.number === undefined ? [path] : [here.number, ...path.filter((part) => typeof part === 'number')];
  }

  #change(op: PatchOp): readonly Json[] {
    if (op.length === 4) return [op[1], op[2], this.value(op[3])];
    return op.length === 2 ? [this.value(op[1])] : [];
  }
}

type Entry = readonly [key: string, value: Json];

function entriesOf(value: JsonObject): readonly Entry[] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

function written(shaped: Shaped | undefined): Json | undefined {
  return shaped && [shaped.shape + 1, ...shaped.values];
}

/** The list in columns, where it has two objects or more, all of one shape. */
function columnsOf(items: readonly (Shaped | undefined)[]): Json | undefined {
  const [first, second] = items;
  if (!first || !second || items.some((item) => item?.shape !== first.shape)) return undefined;
  const columns = first.values.map((_, place) => items.map((item) => item?.values[place] ?? null));
  return [-1 - first.shape, items.length, ...columns.map(shortened)];
}

/** A column whose values are all the same plain value, or all an empty list, says it once. */
function shortened(column: readonly Json[]): readonly Json[] {
  const [first = null] = column;
  const text = JSON.stringify(first);
  return column.every((item) => item === first || (typeof item === 'object' && JSON.stringify(item) === text)) ? [first] : column;
}
