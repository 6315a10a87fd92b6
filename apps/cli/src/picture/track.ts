/** A track: a long row of places, such as a route, with what lies where and which figure stands there. */
import { isObject, type Seat } from '@skald/engine';

/** A figure on the track. */
export interface TrackFigure {
  readonly seat?: Seat;
  /** Without a seat, the table entry that it comes from. */
  readonly key?: string;
  readonly at: number;
}

/** Shorter rows fit on one line. */
const SHORTEST = 8;

export function isTrack(value: unknown): value is readonly (string | number | null)[] {
  return Array.isArray(value) && value.length >= SHORTEST && value.every((item) => !isObject(item) && !Array.isArray(item));
}

/** Finds the figures of a table: by convention, an object with a number `at` stands there on the table's only track. */
export function figuresOf(table: object, seated: ReadonlySet<string>): readonly TrackFigure[] {
  return Object.entries(table).flatMap(([key, value]): TrackFigure[] => {
    if (seated.has(key) && Array.isArray(value))
      return value.flatMap((item: unknown, seat) => (hasPlace(item) ? [{ seat, at: item.at }] : []));
    return hasPlace(value) ? [{ key, at: value.at }] : [];
  });
}

function hasPlace(value: unknown): value is { readonly at: number } {
  return isObject(value) && typeof value.at === 'number';
}
