/** Remembers in the browser when the viewer left a table, so that a return after a while is recognized. */
import type { KeyValueStorage } from '../../app/storage.ts';

const KEY = 'skald.left';
/** The number of tables remembered; the one left longest ago goes first. */
const MOST = 8;
/** Who was away this long wants to know what happened, in milliseconds. */
export const LONG = 2 * 60_000;

export function leave(storage: KeyValueStorage | undefined, table: string, now: number): void {
  const others = leftIn(storage).filter((one) => one.table !== table);
  write(storage, [...others, { table, at: now }].slice(-MOST));
}

/** Was the viewer away from this table for long? Forgets the absence. */
export function comeBack(storage: KeyValueStorage | undefined, table: string, now: number): boolean {
  const all = leftIn(storage);
  const left = all.find((one) => one.table === table);
  if (!left) return false;
  write(
    storage,
    all.filter((one) => one !== left),
  );
  return now - left.at >= LONG;
}

interface Left {
  readonly table: string;
  readonly at: number;
}

function leftIn(storage: KeyValueStorage | undefined): readonly Left[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLeft) : [];
  } catch {
    return [];
  }
}

function isLeft(kept: unknown): kept is Left {
  return typeof kept === 'object' && kept !== null && 'table' in kept && 'at' in kept && typeof kept.at === 'number';
}

function write(storage: KeyValueStorage | undefined, all: readonly Left[]): void {
  try {
    if (all.length > 0) storage?.setItem(KEY, JSON.stringify(all));
    else storage?.removeItem(KEY);
  } catch {
    // Without storage the recap comes only on request.
  }
}
