/** Reads what a `Packer` with the same dictionary wrote; returns undefined for anything else. */
import { isJsonList, isJsonObject, type Json } from '../json.ts';
import type { Patch, PatchOp, Path } from '../kernel.ts';
import type { ObjectShape, PackDictionary } from './dictionary.ts';
import { LITERAL, WORD_BASE } from './pack.ts';

/** The most objects unpacked from one list; a larger count is rejected. */
const MOST_ALIKE = 10_000;

export class Unpacker {
  readonly #dictionary: PackDictionary;

  constructor(dictionary: PackDictionary) {
    this.#dictionary = dictionary;
  }

  value(packed: unknown): Json | undefined {
    return guarded(() => this.#value(packed));
  }

  patch(packed: unknown): Patch | undefined {
    return guarded(() => demandList(packed).map((op) => this.#op(demandList(op))));
  }

  #value(packed: unknown): Json {
    if (typeof packed === 'string') return packed.startsWith(LITERAL) ? packed.slice(LITERAL.length) : this.#word(packed);
    if (typeof packed === 'number' || typeof packed === 'boolean' || packed === null) return packed;
    if (isJsonObject(packed)) return Object.fromEntries(Object.entries(packed).map(([key, item]) => [key, this.#value(item)]));
    const all = demandList(packed);
    const [head, ...rest] = all;
    if (typeof head !== 'number' || head === 0) return (head === 0 ? rest : all).map((item) => this.#value(item));
    const number = demandWhole(head);
    return number > 0 ? this.#object(number - 1, rest) : this.#alike(-1 - number, rest);
  }

  #word(code: string): string {
    const place = Number.parseInt(code, WORD_BASE);
    const word = this.#dictionary.words[place];
    if (word === undefined || place.toString(WORD_BASE) !== code) throw new NotPacked();
    return word;
  }

  #object(number: number, values: readonly Json[]): Json {
    return filled(
      this.#shape(number),
      values.map((item) => this.#value(item)),
    );
  }

  #alike(number: number, [count, ...columns]: readonly Json[]): Json {
    const shape = this.#shape(number);
    const length = demandWhole(count);
    if (length < 2 || length > MOST_ALIKE) throw new NotPacked();
    const values = columns.map((column) => demandList(column).map((item) => this.#value(item)));
    if (values.some((column) => column.length !== 1 && column.length !== length)) throw new NotPacked();
    return Array.from({ length }, (_, row) =>
      filled(
        shape,
        values.map((column) => column[column.length === 1 ? 0 : row] ?? null),
      ),
    );
  }

  #shape(number: number): ObjectShape {
    const shape = this.#dictionary.shapes[number];
    if (!shape) throw new NotPacked();
    return shape;
  }

  #op([head, ...rest]: readonly Json[]): PatchOp {
    const template = typeof head === 'number' ? this.#dictionary.paths[head] : undefined;
    const places = template?.filter((part) => part === 0).length ?? 0;
    const path = template ? throughPlaces(template, rest.slice(0, places)) : demandPath(head);
    const change = rest.slice(places);
    const [first, removed, inserted] = change;
    if (change.length === 0) return [path];
    if (change.length === 1) return [path, this.#value(first)];
    if (change.length !== 3) throw new NotPacked();
    return [path, demandPlace(first), demandPlace(removed), demandList(this.#value(inserted))];
  }
}

class NotPacked extends Error {}

function guarded<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotPacked) return undefined;
    throw error;
  }
}

/** The object of a shape, its open entries filled with these values. */
function filled(shape: ObjectShape, values: readonly Json[]): Json {
  let next = 0;
  const entries = shape.map((entry): [string, Json] =>
    typeof entry === 'string' ? [entry, values[next++] ?? null] : [entry[0], entry[1]],
  );
  if (next !== values.length) throw new NotPacked();
  return Object.fromEntries(entries);
}

function throughPlaces(template: readonly (string | 0)[], places: readonly Json[]): Path {
  let next = 0;
  return template.map((part) => (part === 0 ? demandPlace(places[next++]) : part));
}

function demandPath(value: unknown): Path {
  return demandList(value).map((part) => (typeof part === 'string' ? part : demandPlace(part)));
}

function demandList(value: unknown): readonly Json[] {
  if (!isJsonList(value)) throw new NotPacked();
  return value;
}

function demandWhole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new NotPacked();
  return value;
}

function demandPlace(value: unknown): number {
  const place = demandWhole(value);
  if (place < 0) throw new NotPacked();
  return place;
}
