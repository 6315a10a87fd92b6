/** Learns a lexicon from the messages of played games: what comes often gets a number, the most frequent the shortest. */
import { isJsonList, isJsonObject, type JsonObject } from '../json.ts';
import type { Patch } from '../kernel.ts';
import type { Lexicon, PathShape, Shape } from './lexicon.ts';

/** How many entries a lexicon has at most: it is sent to every client once. */
const MOST = { words: 800, shapes: 300, paths: 200 };
/** What came fewer times than this is not worth a number. */
const SELDOM = 3;
/** A first entry says what the thing is (`event`, `do`, `kind`) where it has few different values, each of them often. */
const KIND = { mostValues: 16, leastUses: 8 };

export class Learner {
  readonly #words = new Tally<string>();
  readonly #shapes = new Map<string, SeenShape>();
  readonly #paths = new Tally<PathShape>();

  /** Takes in what will be packed as a value: events, decisions, who is waited for. */
  value(value: unknown): void {
    if (typeof value === 'string') this.#words.add(value, value);
    else if (isJsonList(value)) for (const item of value) this.value(item);
    else if (isJsonObject(value)) this.#object(value);
  }

  /** Takes in what will be packed as a patch. */
  patch(patch: Patch): void {
    for (const [path, ...rest] of patch) {
      const shape: PathShape = path.map((part) => (typeof part === 'string' ? part : 0));
      this.#paths.add(JSON.stringify(shape), shape);
      this.value(rest.at(-1));
    }
  }

  /** What was learned; `fingerprint` makes its id from its text. */
  lexicon(fingerprint: (text: string) => string): Lexicon {
    const words = this.#words.copy();
    const shapes = new Tally<Shape>();
    for (const { keys, count, firsts } of this.#shapes.values()) {
      const [head, ...rest] = keys;
      const isKind = firsts.size <= KIND.mostValues && firsts.size * KIND.leastUses <= count;
      if (head === undefined || !isKind || sum(firsts.values()) < count) {
        shapes.add(JSON.stringify(keys), keys, count);
        for (const [first, uses] of firsts) words.add(first, first, uses);
        continue;
      }
      for (const [first, uses] of firsts) {
        const shape: Shape = [[head, first], ...rest];
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
  /** The texts that its first entry had, and how often. */
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

  /** Those that save most, the most frequent first; equals in the order of their names. */
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
