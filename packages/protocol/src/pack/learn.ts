/** Learns a dictionary from the messages of played games; frequent values get the shortest numbers. */
import { isJsonList, isJsonObject, type JsonObject } from '../json.ts';
import type { Patch } from '../kernel.ts';
import type { ObjectShape, PackDictionary, PathShape } from './dictionary.ts';

/** The size limit of a dictionary, which every client downloads once. */
const MOST = { words: 800, shapes: 300, paths: 200 };
/** Values rarer than this get no number. */
const SELDOM = 3;
/** Treat the first entry as a tag (`event`, `do`, `kind`) when it has few, frequent values. */
const KIND = { mostValues: 16, leastUses: 8 };

export class DictionaryLearner {
  readonly #words = new Tally<string>();
  readonly #shapes = new Map<string, SeenShape>();
  readonly #paths = new Tally<PathShape>();

  /** Counts a value that will be packed whole: events, decisions, waiting seats. */
  value(value: unknown): void {
    if (typeof value === 'string') this.#words.add(value, value);
    else if (isJsonList(value)) for (const item of value) this.value(item);
    else if (isJsonObject(value)) this.#object(value);
  }

  /** Counts a value that will be packed as a patch. */
  patch(patch: Patch): void {
    for (const [path, ...rest] of patch) {
      const shape: PathShape = path.map((part) => (typeof part === 'string' ? part : 0));
      this.#paths.add(JSON.stringify(shape), shape);
      this.value(rest.at(-1));
    }
  }

  /** The learned dictionary; `fingerprint` derives its id from its text. */
  dictionary(fingerprint: (text: string) => string): PackDictionary {
    const words = this.#words.copy();
    const shapes = new Tally<ObjectShape>();
    for (const { keys, count, firsts } of this.#shapes.values()) {
      const [head, ...rest] = keys;
      const isKind = firsts.size <= KIND.mostValues && firsts.size * KIND.leastUses <= count;
      if (head === undefined || !isKind || sum(firsts.values()) < count) {
        shapes.add(JSON.stringify(keys), keys, count);
        for (const [first, uses] of firsts) words.add(first, first, uses);
        continue;
      }
      for (const [first, uses] of firsts) {
        const shape: ObjectShape = [[head, first], ...rest];
        shapes.add(JSON.stringify(shape), shape, uses);
      }
    }
    const learned = { words: words.best(MOST.words), shapes: shapes.best(MOST.shapes), paths: this.#paths.best(MOST.paths) };
    return { id: fingerprint(JSON.stringify(learned)), ...learned };
  }

  #object(value: JsonObject): void {
    const keys = Object.keys(value);
    const name = JSON.stringify(keys);
    const seen = this.#shapes.get(name) ?? { keys, count: 0, firsts: new Map<string, number>() };
    this.#shapes.set(name, seen);
    seen.count++;
    for (const [place, item] of Object.values(value).entries()) {
      if (place === 0 && typeof item === 'string') seen.firsts.set(item, (seen.firsts.get(item) ?? 0) + 1);
      else this.value(item);
    }
  }
}

interface SeenShape {
  readonly keys: string[];
  count: number;
  /** The values of the first entry, counted. */
  readonly firsts: Map<string, number>;
}

/** Things counted by their name. */
class Tally<T> {
  readonly #seen = new Map<string, { readonly thing: T; count: number }>();

  add(name: string, thing: T, times = 1): void {
    const seen = this.#seen.get(name);
    if (seen) seen.count += times;
    else this.#seen.set(name, { thing, count: times });
  }

  copy(): Tally<T> {
    const copy = new Tally<T>();
    for (const [name, { thing, count }] of this.#seen) copy.add(name, thing, count);
    return copy;
  }

  /** The entries that save most bytes, most frequent first, ties by name. */
  best(most: number): T[] {
    const saving = (name: string, count: number): number => count * (name.length - 1);
    return [...this.#seen]
      .map(([name, { thing, count }]) => ({ name, thing, count, saved: saving(name, count) }))
      .filter(({ count, saved }) => count >= SELDOM && saved > 0)
      .sort((a, b) => b.saved - a.saved || inOrder(a.name, b.name))
      .slice(0, most)
      .sort((a, b) => b.count - a.count || inOrder(a.name, b.name))
      .map(({ thing }) => thing);
  }
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
