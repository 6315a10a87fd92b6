/** Formats numbers for tables. */

export function cell(value: string | number, width: number): string {
  return String(value).padStart(width);
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The rate per second; 0 if no time has passed. */
export function rate(count: number, milliseconds: number): number {
  return milliseconds > 0 ? Math.round((count * 1000) / milliseconds) : 0;
}

/** Seconds as milliseconds, such as `0.25`. */
export function milliseconds(seconds: number): string {
  const value = seconds * 1000;
  return value.toFixed(value < 10 ? 2 : 0);
}

/** Columns as wide as their widest cell: the first and the last to the left, the others to the right. */
export class FigureTable {
  readonly #rows: (readonly string[])[];

  constructor(head: readonly string[]) {
    this.#rows = [head];
  }

  add(row: readonly (string | number)[]): void {
    this.#rows.push(row.map(String));
  }

  lines(): readonly string[] {
    const columns = this.#rows[0]?.length ?? 0;
    const widths = Array.from({ length: columns }, (_, i) => Math.max(...this.#rows.map((row) => row[i]?.length ?? 0)));
    return this.#rows.map((row) =>
      `  ${row.map((text, i) => (i === 0 || i === columns - 1 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join('  ')}`.trimEnd(),
    );
  }
}
