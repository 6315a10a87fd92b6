/** Formats a clock. */
import type { PageTranslator } from '../i18n/translators.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockText(ms: number, i18n: PageTranslator): string {
  if (ms >= DAY) return i18n.t('live.days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Is it time to hurry? */
export function isShort(ms: number): boolean {
  return ms < 30 * SECOND;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
