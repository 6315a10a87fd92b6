/** What is different between two contents: the old and the new value of each entry, by path. */
import { equal, isObject } from '@skald/engine';
import { rowKey, rowName } from './rows.ts';

export interface ContentChange {
  readonly path: string;
  /** Undefined where there was nothing. */
  readonly from: unknown;
  readonly to: unknown;
}

export function contentChanges(from: unknown, to: unknown, path = ''): readonly ContentChange[] {
  if (isObject(from) && isObject(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return names.flatMap((name) => contentChanges(from[name], to[name], below(path, name)));
  }
  if (Array.isArray(from) && Array.isArray(to)) {
    const key = rowKey(to);
    if (key !== undefined && rowKey(from) === key) {
      const before = new Map<string, unknown>(from.map((row) => [rowName(row, key), row]));
      return to.flatMap((row) => contentChanges(before.get(rowName(row, key)), row, below(path, rowName(row, key))));
    }
  }
  return equal(from, to) ? [] : [{ path, from, to }];
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
