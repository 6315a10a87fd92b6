/** Packs JSON by a lexicon. */
import type { Json, Patch } from '@skald/engine';
import { type Lexicon, nameOfShape, type Shape, shapesOf, splitPath } from './lexicon.ts';

export class Packer {
  readonly #words: Map<string, string>;
  readonly #shapes: Map<string, number>;
  readonly #paths: Map<string, number>;
  constructor({ words, shapes, paths }: Lexicon) {
    this.#words = new Map(words.map((word, i) => [word, i.toString(36)]));
    this.#shapes = new Map(shapes.map((shape, i) => [nameOfShape(shape), i]));
    this.#paths = new Map(paths.map((path, i) => [JSON.stringify(path), i]));
  }
  pack(value: Json): Json {
    if (typeof value === 'string') return this.#words.get(value) ?? `'${value}`;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return this.#list(value);
    return this.#object(value as any);
  }
  patch(patch: Patch): Json {
    return patch.map(([path, ...rest]) => {
      const { shape, places } = splitPath(path);
      const n = this.#paths.get(JSON.stringify(shape));
      return [...(n === undefined ? [path] : [n, ...places]), ...(rest as Json[]).map((one) => this.pack(one))] as Json;
    });
  }
  #known(value: object): { n: number; values: Json[] } | undefined {
    const [fixed, free] = shapesOf(value);
    const a = fixed && this.#shapes.get(nameOfShape(fixed));
    if (a !== undefined) return { n: a, values: Object.values(value).slice(1).map((one) => this.pack(one)) };
    const b = this.#shapes.get(nameOfShape(free));
    return b === undefined ? undefined : { n: b, values: Object.values(value).map((one) => this.pack(one)) };
  }
  #list(list: readonly Json[]): Json {
    const known = list.map((one) => (typeof one === 'object' && one !== null && !Array.isArray(one) ? this.#known(one) : undefined));
    const first = known[0];
    if (first && known.every((one) => one?.n === first.n)) return [-first.n - 1, ...known.map((one) => one?.values ?? [])];
    return [0, ...list.map((one) => this.pack(one))];
  }
  #object(value: { readonly [key: string]: Json }): Json {
    const known = this.#known(value);
    if (known) return [known.n + 1, ...known.values];
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.pack(one)]));
  }
}
