/** Numbers in tables. */

export function cell(value: string | number, width: number): string {
  return String(value).padStart(width);
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** How many a second; 0 where no time has passed. */
export function rate(count: number, milliseconds: number): number {
  return milliseconds > 0 ? Math.round((count * 1000) / milliseconds) : 0;
}
