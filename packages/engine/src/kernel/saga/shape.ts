/** Strict shapes for what comes from outside: every entry is known and of its kind, or the whole is refused. */
import { isObject } from '../state/json.ts';

/** A kind of value, with the name used in error messages. */
export interface Kind<T> {
  readonly name: string;
  is(value: unknown): value is T;
}

type Kinds = Readonly<Record<string, Kind<unknown>>>;

/** An object's entries: those it must have, and those it may have. No others. */
export interface Shape<R extends Kinds = Kinds, O extends Kinds = Kinds> {
  readonly required: R;
  readonly optional: O;
}

type Kept<K> = K extends Kind<infer T> ? T : never;
export type Shaped<S> =
  S extends Shape<infer R, infer O> ? { readonly [K in keyof R]: Kept<R[K]> } & { readonly [K in keyof O]?: Kept<O[K]> } : never;

export function kind<T>(name: string, is: (value: unknown) => value is T): Kind<T> {
  return { name, is };
}

export function shape<R extends Kinds, O extends Kinds>(required: R, optional: O): Shape<R, O> {
  return { required, optional };
}

export function fits<S extends Shape>(value: Record<string, unknown>, shape: S): value is Shaped<S> & Record<string, unknown> {
  return misfit(value, shape) === undefined;
}

/** Why a value does not fit its shape, as the end of a sentence; undefined if it fits. */
export function misfit(value: Record<string, unknown>, shape: Shape): string | undefined {
  for (const key in shape.required) if (!Object.hasOwn(value, key)) return `has no "${key}"`;
  for (const [key, item] of Object.entries(value)) {
    const expected = entryOf(shape.required, key) ?? entryOf(shape.optional, key);
    if (!expected) return `has an entry that does not belong there (${quoted(key)})`;
    if (!expected.is(item)) return `has a "${key}" that is not ${expected.name}`;
  }
  return undefined;
}

export function listOf<T>(of: Kind<T>, most: number): Kind<readonly T[]> {
  return kind(`a list, each ${of.name}`, (value): value is readonly T[] => {
    return Array.isArray(value) && value.length <= most && value.every((item) => of.is(item));
  });
}

export function shaped<S extends Shape>(name: string, of: S): Kind<Shaped<S>> {
  return kind(name, (value): value is Shaped<S> => isObject(value) && fits(value, of));
}

/** Enough of a stranger's text to recognise it, harmless to print. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

function entryOf(kinds: Kinds, key: string): Kind<unknown> | undefined {
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined;
}
