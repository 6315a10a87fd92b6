/** The web client's report for people. */
import { closing, LEVELS, limitCell } from '../harness/limits.ts';
import { table, writtenFigure } from '../harness/markdown.ts';
import { WEB, WEB_NAMES } from './figures.ts';
import type { WebReport } from './suite.ts';

export function writtenWeb({ machine, figures, verdicts }: WebReport): string {
  const rows = WEB_NAMES.map((name) => [
    WEB[name].label,
    writtenFigure(figures[name], WEB[name].digits),
    ...LEVELS.map((level) => limitCell(verdicts, name, level)),
  ]);
  return [
    `${machine.cores} cores, Node ${machine.node}, Chromium without a graphics card.`,
    table([['', 'Skald', ...LEVELS], ...rows]),
    closing(verdicts, ({ figure }) => WEB[figure].label),
  ].join('\n\n');
}
