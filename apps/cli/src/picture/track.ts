/** A long row of places, such as a route: what lies where, and whose figure stands there. */
import { isObject, type Seat } from '@skald/engine';

/** Somebody's figure on the track. */
export interface Figure {
  readonly seat?: Seat;
  /** Without a seat: the entry of the table that it is. */
  readonly key?: string;
  readonly at: number;
}

/** Shorter rows are told in one line. */
const SHORTEST = 8;

export function isTrack(value: unknown): value is readonly (string | number | null)[] {
  return Array.isArray(value) && value.length >= SHORTEST && value.every((item) => !isObject(item) && !Array.isArray(item));
}

/**
 * The figures of a table: by convention, whatever has a number `at` stands there on the only track of the table.
 * `seated` are the entries that hold one thing for each seat.
 */
export function figuresOf(table: object, seated: ReadonlySet<string>): readonly Figure[] {
  return Object.entries(table).flatMap(([key, value]): Figure[] => {
    if (seated.has(key) && Array.isArray(value))
      return value.flatMap((item: unknown, seat) => (hasPlace(item) ? [{ seat, at: item.at }] : []));
    return hasPlace(value) ? [{ key, at: value.at }] : [];
  });
}

function hasPlace(value: unknown): value is { readonly at: number } {
  return isObject(value) && typeof value.at === 'number';
}
