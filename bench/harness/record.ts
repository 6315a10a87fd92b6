/** Writes the figures into the page that explains them, between its two markers. */
import { BenchError } from './bench-error.ts';

export function beginOf(suite: string): string {
  return `<!-- figures: written by \`npm run bench -- ${suite} --record\` -->`;
}

export const END = '<!-- end of figures -->';

/** The page with new figures; text outside the markers of that suite stays unchanged. */
export function recorded(page: string, suite: string, figures: string): string {
  const marker = beginOf(suite);
  const begin = page.indexOf(marker);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new BenchError('no-markers', 'The page has no markers between which the figures go.');
  return `${page.slice(0, begin + marker.length)}\n\n${figures}\n\n${page.slice(end)}`;
}
