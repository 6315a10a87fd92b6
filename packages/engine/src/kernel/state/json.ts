/** Plain JSON: what every part of a match is made of. Numbers are safe integers; there is no floating point in state. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A deep copy that shares nothing with its source. Keys whose value is `undefined` are left out, as JSON does. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      copy[i] = typeof item === 'object' ? clone(item) : item;
    }
    return copy;
  }
  const source: Record<string, unknown> = { ...value };
  for (const key in source) {
    const item = source[key];
    if (typeof item === 'object') source[key] = clone(item);
    else if (item === undefined) delete source[key];
  }
  return source;
}

/** Structural equality of two JSON values, whatever the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !equal(a[key], b[key])) return false;
  return true;
}

/** Is it an object with named entries, neither a list nor null? */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
