/** Writes the figures into the page that explains them, between its two markers. */
import { BenchError } from '../harness/bench-error.ts';

export const BEGIN = '<!-- figures: written by `npm run bench -- engine --record` -->';
export const END = '<!-- end of figures -->';

/** The page with new figures; everything outside the markers stays as it is. */
export function recorded(page: string, figures: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new BenchError('no-markers', 'The page has no markers between which the figures go.');
  return `${page.slice(0, begin + BEGIN.length)}\n\n${figures}\n\n${page.slice(end)}`;
}
