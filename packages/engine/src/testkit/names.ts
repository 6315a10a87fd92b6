/** Players' names in place of seats: `{ do: 'storm', rival: 'raven' }` means the seat of Raven. */
import { isObject, type Seat } from '../kernel/index.ts';

/** A player at the table: by name or by seat. */
export type Who = string | Seat;

/** The same value, with a player's name wherever a number stands. */
export type Named<T> = T extends number
  ? T | string
  : T extends readonly (infer I)[]
    ? readonly Named<I>[]
    : T extends object
      ? { readonly [K in keyof T]: Named<T[K]> }
      : T;

/** Replaces each name by its seat; everything else stays. */
export function withSeats(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return names.includes(value) ? names.indexOf(value) : value;
  if (Array.isArray(value)) return value.map((part) => withSeats(part, names));
  return isObject(value) ? entriesWithSeats(value, names) : value;
}

export function entriesWithSeats(value: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSeats(part, names)]));
}
