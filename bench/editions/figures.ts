/** The figures of an edition: names, number formats and limits. */
import type { Limit } from '../harness/limits.ts';

export const EDITION_NAMES = ['ratio', 'load', 'packed', 'gzip'] as const;
export type EditionFigure = (typeof EDITION_NAMES)[number];

export const EDITION_FIGURES: Readonly<Record<EditionFigure, { readonly label: string; readonly digits: number }>> = {
  ratio: { label: 'an answer, as a multiple of one by the newest rules', digits: 2 },
  load: { label: 'ms of the processor to load it, at most', digits: 1 },
  packed: { label: 'kB stored', digits: 1 },
  gzip: { label: 'kB to a browser', digits: 1 },
};

export const EDITION_BUDGETS: readonly Limit<EditionFigure>[] = [
  { level: 'must', figure: 'ratio', below: 1.1 },
  { level: 'must', figure: 'load', below: 150 },
  { level: 'must', figure: 'gzip', below: 60 },
];
