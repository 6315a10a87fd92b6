/** Learns a lexicon from messages of played games: what comes often and is long gets a number, the most frequent the shortest. */
import type { Json, Patch } from '@skald/engine';
import { type Lexicon, nameOfShape, type PathShape, type Shape, shapesOf, splitPath } from './lexicon.ts';

/** How many entries a lexicon holds at most: it is sent once to every client. */
const MOST = { words: 600, shapes: 300, paths: 200 };
/** What came only once or twice is not worth its place. */
const SELDOM = 3;

export class Learner {
  readonly #words = new Tally<string>((word) => word.length);
  readonly #shapes = new Tally<Shape>((shape) => nameOfShape(shape).length);
  readonly #paths = new Tally<PathShape>((path) => JSON.stringify(path).length);

  /** Takes in a value as it will be packed. */
  value(value: Json): void {
    if (typeof value === 'string') this.#words.add(value, value);
    else if (isList(value)) for (const item of value) this.value(item);
    else if (typeof value === 'object' && value !== null) this.#object(value);
  }

  patch(patch: Patch): void {
    for (const [path, ...rest] of patch) {
      const { shape } = splitPath(path);
      this.#paths.add(JSON.stringify(shape), shape);
      // Patches are made of JSON; the engine's type is wider because values of any game pass through it.
      for (const part of rest as Json[]) this.value(part);
    }
  }

  lexicon(fingerprint: (text: string) => string): Lexicon {
    const learned = {
      words: this.#words.best(MOST.words),
      shapes: this.#shapes.best(MOST.shapes),
      paths: this.#paths.best(MOST.paths),
    };
    return { id: fingerprint(JSON.stringify(learned)), ...learned };
  }

  #object(value: { readonly [key: string]: Json }): void {
    const [fixed, free] = shapesOf(value);
    const shape = fixed ?? free;
    this.#shapes.add(nameOfShape(shape), shape);
    for (const [i, item] of Object.values(value).entries()) if (i > 0 || !fixed) this.value(item);
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

class Tally<T> {
  readonly #seen = new Map<string, { readonly thing: T; count: number }>();
  readonly #length: (thing: T) => number;

  constructor(length: (thing: T) => number) {
    this.#length = length;
  }

  add(name: string, thing: T): void {
    const seen = this.#seen.get(name);
    if (seen) seen.count++;
    else this.#seen.set(name, { thing, count: 1 });
  }

  best(most: number): T[] {
    const worth = ({ thing, count }: { thing: T; count: number }) => count * (this.#length(thing) - 1);
    return [...this.#seen.entries()]
      .filter(([, entry]) => entry.count >= SELDOM && worth(entry) > 0)
      .sort(([a, left], [b, right]) => worth(right) - worth(left) || (a < b ? -1 : 1))
      .slice(0, most)
      .sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1))
      .map(([, entry]) => entry.thing);
  }
}
