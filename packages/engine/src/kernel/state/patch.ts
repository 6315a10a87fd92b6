/** Patches: what changed between two JSON values, small enough to send after every answer. */
import { Defect } from '../defect.ts';
import { clone, equal, isObject } from './json.ts';

export type Path = readonly (string | number)[];

/** Removed at a path; set at a path; or, in a list at a path: from `start`, so many removed and these put in. */
export type PatchOp =
  | readonly [path: Path]
  | readonly [path: Path, value: unknown]
  | readonly [path: Path, start: number, removed: number, inserted: readonly unknown[]];

export type Patch = readonly PatchOp[];

type Way = (string | number)[];

export function diff(before: unknown, after: unknown): Patch {
  const ops: PatchOp[] = [];
  compare(before, after, [], ops);
  return ops;
}

/** `path` is where the two lie; it is one list, which grows and shrinks on the way, and an operation gets a copy of it. */
function compare(before: unknown, after: unknown, path: Way, ops: PatchOp[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, ops);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, ops);
  else ops.push([[...path], clone(after)]);
}

function compareBelow(key: string | number, before: unknown, after: unknown, path: Way, ops: PatchOp[]): void {
  path.push(key);
  compare(before, after, path, ops);
  path.pop();
}

function compareObjects(before: Record<string, unknown>, after: Record<string, unknown>, path: Way, ops: PatchOp[]): void {
  for (const key in before) if (before[key] !== undefined && after[key] === undefined) ops.push([[...path, key]]);
  for (const key in after) {
    const left = before[key];
    const right = after[key];
    if (left === right || right === undefined) continue;
    if (typeof left === 'object' && typeof right === 'object') compareBelow(key, left, right, path, ops);
    else ops.push([[...path, key], clone(right)]);
  }
}

/** Lists of one length are compared place by place; otherwise what lies between the common start and the common end is exchanged. */
function compareLists(before: readonly unknown[], after: readonly unknown[], path: Way, ops: PatchOp[]): void {
  if (before.length === after.length) {
    for (let i = 0; i < before.length; i++) if (before[i] !== after[i]) compareBelow(i, before[i], after[i], path, ops);
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && equal(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && equal(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  ops.push([[...path], start, before.length - start - end, clone(after.slice(start, after.length - end))]);
}

/** The value after the patch; the value before stays as it was. Parts that the patch does not touch are shared. */
export function patched<T>(value: T, patch: Patch): T;
export function patched(value: unknown, patch: Patch): unknown {
  return patch.reduce((current, op) => applyAt(current, op[0], 0, op), value);
}

function applyAt(value: unknown, path: Path, depth: number, op: PatchOp): unknown {
  const key = path[depth];
  if (key === undefined) return replaced(value, op);
  if (Array.isArray(value) && typeof key === 'number') {
    return value.map((item: unknown, i) => (i === key ? applyAt(item, path, depth + 1, op) : item));
  }
  if (!isObject(value)) throw new Defect('bad-patch', `there is nothing at ${path.slice(0, depth).join('/')}`);
  const copy = { ...value };
  if (depth === path.length - 1 && op.length === 1) delete copy[key];
  else copy[key] = applyAt(value[key], path, depth + 1, op);
  return copy;
}

function replaced(value: unknown, op: PatchOp): unknown {
  if (op.length === 2) return op[1];
  if (op.length !== 4 || !Array.isArray(value)) throw new Defect('bad-patch', 'a list is not where the patch expects it');
  return value.toSpliced(op[1], op[2], ...op[3]);
}
