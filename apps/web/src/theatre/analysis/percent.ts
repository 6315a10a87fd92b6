/** Chances as people read them. */

/** Of 100, rounded. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** With its sign, also for what is gained. */
export function signed(share: number): string {
  const value = percent(share);
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
