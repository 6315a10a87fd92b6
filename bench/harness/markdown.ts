/** Tables and numbers in Markdown, padded so that they read well in a terminal too. */
import type { Figure } from './statistics.ts';

export type TableRow = readonly string[];

/** Thousands are grouped before the point only. */
export function writtenFigure({ value, spread }: Figure, digits: number): string {
  const number = value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d)(?<!\.\d*))/g, ',');
  return spread === undefined ? number : `${number} ±${Math.round(spread * 100)} %`;
}

/** The first row is the head. */
export function table(rows: readonly TableRow[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: TableRow): string => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) => line(row.map((cell, column) => pad(cell, widths[column] ?? 0, column))));
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [padded[0], rule, ...padded.slice(1)].join('\n');
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
