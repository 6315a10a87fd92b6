/** The report of editions for people. */
import { closing } from '../harness/limits.ts';
import { table, writtenFigure } from '../harness/markdown.ts';
import { EDITION_FIGURES, EDITION_NAMES } from './figures.ts';
import type { EditionsReport } from './suite.ts';

export function writtenEditions({ machine, editions, verdicts }: EditionsReport): string {
  const rows = editions.map(({ slug, hash, figures }) => [
    `${slug} ${hash.slice(0, 12)}`,
    ...EDITION_NAMES.map((name) => writtenFigure(figures[name], EDITION_FIGURES[name].digits)),
  ]);
  return [
    `${machine.cores} cores, Node ${machine.node}.`,
    table([['', ...EDITION_NAMES.map((name) => EDITION_FIGURES[name].label)], ...rows]),
    closing(verdicts, ({ slug, figure, limit }) => `${slug}: ${EDITION_FIGURES[figure].label} ${limit}`),
  ].join('\n\n');
}
