/** docs/protocol.md as tests read it: its examples, its tables, and the sections they stand in. */
import { readFileSync } from 'node:fs';

const TEXT = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');

/** An example: ```json send match.watch */
export interface Example {
  readonly tag: string;
  readonly text: string;
  /** The number of the section. */
  readonly section: number;
}

export const pageText = TEXT;

export const examples: readonly Example[] = [...TEXT.matchAll(/^```json *(.*)\n([\s\S]*?)^```$/gm)].map(
  ({ index, 1: tag = '', 2: text = '' }) => ({
    tag,
    text,
    section: Number([...TEXT.slice(0, index).matchAll(/^## (\d+)\./gm)].at(-1)?.[1] ?? 0),
  }),
);

/** The rows of the table after a line, cell by cell, without its head. */
export function tableAfter(line: string): string[][] {
  const lines = TEXT.slice(TEXT.indexOf(`${line}\n`) + line.length + 1).split('\n');
  if (!TEXT.includes(`${line}\n`)) throw new Error(`The page has no line ${line}`);
  const start = lines.findIndex((one) => one.startsWith('|'));
  const end = lines.findIndex((one, place) => place > start && !one.startsWith('|'));
  const rows = lines.slice(start, end).map(cellsOf);
  return rows.slice(2);
}

function cellsOf(row: string): string[] {
  return row
    .slice(1, row.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** What stands in backticks. */
export function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);
}
