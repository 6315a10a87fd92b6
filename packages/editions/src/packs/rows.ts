/** Lists of content whose rows have names: a pack and its messages call a row by its name, not by its place. */
import { isObject } from '@skald/engine';

/** The entries that can name a row; the first that tells all rows of a list apart does. */
const KEYS = ['id', 'hero', 'type', 'voyage', 'players', 'number', 'level', 'province', 'value', 'index'];

export type Row = Readonly<Record<string, unknown>>;

/** The entry by which the rows of a list are called; undefined where they have no names. */
export function rowKey(list: readonly unknown[]): string | undefined {
  if (list.length === 0 || !list.every(isObject)) return undefined;
  return KEYS.find((key) => {
    const names = list.map((row) => row[key]);
    return names.every((name) => typeof name === 'string' || typeof name === 'number') && new Set(names).size === list.length;
  });
}

export function rowName(row: unknown, key: string): string {
  return isObject(row) ? String(row[key]) : '';
}

/** A path with places in lists, written with the names of rows: `cards.B-kill-2.attack`. */
export function pathText(content: unknown, path: readonly (string | number)[]): string {
  let here = content;
  return path
    .map((part) => {
      const key = Array.isArray(here) ? rowKey(here) : undefined;
      const next: unknown = Array.isArray(here) ? here[Number(part)] : isObject(here) ? here[part] : undefined;
      here = next;
      return key === undefined || !isObject(next) ? String(part) : rowName(next, key);
    })
    .join('.');
}
