/** The figures of a table: names and number formats. */
import type { Figure } from '../harness/statistics.ts';

export const FIGURE_NAMES = [
  'decisions',
  'perAction',
  'perMove',
  'step',
  'stepP95',
  'replay',
  'sent',
  'sentP95',
  'state',
  'heap',
  'length',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

export const FIGURES: Readonly<Record<FigureName, { readonly label: string; readonly digits: number }>> = {
  decisions: { label: 'decisions a second, random play in place', digits: 0 },
  perAction: { label: 'decisions for one boardgame.io action', digits: 1 },
  perMove: { label: 'decisions for one chessops move', digits: 2 },
  step: { label: 'ms a step with digest and all views, median', digits: 3 },
  stepP95: { label: 'ms a step with digest and all views, p95', digits: 3 },
  replay: { label: 'ms to replay a game from its log', digits: 1 },
  sent: { label: 'bytes a step for a seat, median', digits: 0 },
  sentP95: { label: 'bytes a step for a seat, p95', digits: 0 },
  state: { label: 'bytes of a state as JSON, median', digits: 0 },
  heap: { label: 'bytes of a state in memory, mean', digits: 0 },
  length: { label: 'decisions in a random game, median', digits: 0 },
};

export interface TableFigures {
  readonly game: string;
  readonly seats: number;
  readonly figures: Readonly<Record<FigureName, Figure>>;
}
