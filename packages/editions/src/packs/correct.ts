/** Applies a pack to the content of a game: the corrected content with every difference, or what is wrong, in sentences with paths. */
import { isObject } from '@skald/engine';
import { type ContentProblem, type ContentRules, FIXED_REASONS, UNKNOWN_ENTRY } from '@skald/engine/correcting';
import { type ContentChange, contentChanges } from './differences.ts';
import { mergeContent } from './merge.ts';
import { pathText, rowKey, rowName } from './rows.ts';

export interface CorrectedContent {
  readonly content: unknown;
  readonly changes: readonly ContentChange[];
}

export function correctContent(rules: ContentRules, before: unknown, changes: unknown): CorrectedContent | readonly string[] {
  const merged = mergeContent(before, changes);
  if (merged.problems.length > 0) return merged.problems;
  const checked = rules.check(merged.content);
  if ('problems' in checked) return sentences(merged.content, before, checked.problems);
  const lost = merged.added.filter((path) => !isThere(checked.content, path));
  if (lost.length > 0) return lost.map((path) => sentence(merged.content, before, { path, problem: UNKNOWN_ENTRY }));
  const found = contentChanges(before, checked.content);
  // What follows from the rest may change, but only by itself.
  const fixed = contentChanges(before, merged.content).flatMap((change) => fixedProblem(rules, change));
  if (fixed.length > 0) return fixed;
  return found.length > 0
    ? { content: checked.content, changes: found }
    : ['The pack changes nothing: all its numbers are those of the game.'];
}

export function isCorrected(outcome: CorrectedContent | readonly string[]): outcome is CorrectedContent {
  return !Array.isArray(outcome);
}

function fixedProblem({ fixed }: ContentRules, { path }: ContentChange): readonly string[] {
  const parts = path.split('.');
  const rule = Object.entries(fixed).find(([pattern]) => covers(pattern.split('.'), parts));
  return rule ? [`${path}: stays as it is, because ${FIXED_REASONS[rule[1]]}.`] : [];
}

function covers(pattern: readonly string[], path: readonly string[]): boolean {
  return pattern.length <= path.length && pattern.every((part, i) => part === '*' || part === path[i]);
}

/** Of a row that nobody knows, only that is said. */
function sentences(merged: unknown, before: unknown, problems: readonly ContentProblem[]): readonly string[] {
  const unknown = problems.filter(({ path }) => rowCalled(merged, before, path)).map(({ path }) => path.slice(0, -1).join('.'));
  const isBelow = ({ path }: ContentProblem): boolean => unknown.some((row) => path.slice(0, -1).join('.').startsWith(row));
  return problems
    .filter((one) => rowCalled(merged, before, one.path) !== undefined || !isBelow(one))
    .map((one) => sentence(merged, before, one));
}

function sentence(merged: unknown, before: unknown, { path, problem }: ContentProblem): string {
  const where = pathText(merged, path);
  const unknownRow = rowCalled(merged, before, path);
  if (unknownRow) return `${unknownRow.list}: nothing is called ${unknownRow.name} here.${suggestion(unknownRow.name, unknownRow.names)}`;
  if (problem !== UNKNOWN_ENTRY) return `${where}: ${problem}.`;
  const around = valueAt(merged, path.slice(0, -1));
  const known = isObject(around) ? Object.keys(around).filter((key) => key !== path.at(-1)) : [];
  return `${where}: ${problem}.${suggestion(String(path.at(-1)), known)}`;
}

/** The row of a list that is new and has a name that the schema does not know. */
function rowCalled(
  merged: unknown,
  before: unknown,
  path: ContentProblem['path'],
): { readonly list: string; readonly name: string; readonly names: readonly string[] } | undefined {
  const rows = valueAt(before, path.slice(0, -2));
  const key = Array.isArray(rows) ? rowKey(rows) : undefined;
  const place = path.at(-2);
  if (!Array.isArray(rows) || key === undefined || path.at(-1) !== key || typeof place !== 'number' || place < rows.length)
    return undefined;
  const name = rowName(valueAt(merged, path.slice(0, -1)), key);
  return { list: pathText(merged, path.slice(0, -2)), name, names: rows.map((row) => rowName(row, key)) };
}

function isThere(content: unknown, path: ContentProblem['path']): boolean {
  return valueAt(content, path) !== undefined;
}

function valueAt(content: unknown, path: ContentProblem['path']): unknown {
  let here = content;
  for (const part of path) here = Array.isArray(here) ? here[Number(part)] : isObject(here) ? here[part] : undefined;
  return here;
}

/** How different a word may be from what was meant. */
const MOST_TYPOS = 3;
const MOST_NAMES = 12;

function suggestion(word: string, known: readonly string[]): string {
  const [near] = known.map((name) => ({ name, typos: typosBetween(word, name) })).sort((a, b) => a.typos - b.typos);
  if (near && near.typos <= MOST_TYPOS) return ` Did you mean ${near.name}?`;
  if (known.length === 0) return '';
  return ` There is ${known.slice(0, MOST_NAMES).join(', ')}${known.length > MOST_NAMES ? ', …' : ''}.`;
}

/** The Levenshtein distance. */
function typosBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swap));
    }
  }
  return row[b.length] ?? 0;
}
