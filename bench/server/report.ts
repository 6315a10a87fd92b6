/** The server's report for people. */
import { table, writtenFigure } from '../harness/markdown.ts';
import { COMPARED, COMPARED_FIGURES } from './figures.ts';
import type { ServerReport } from './suite.ts';

export function writtenServer({ machine, rounds, seconds, matches, contenders }: ServerReport): string {
  return [
    `${machine.cores} cores, Node ${machine.node}; ${matches} matches, ${rounds} rounds of ${Number((seconds / rounds).toFixed(2))} s; ± is how far the rounds lay apart.`,
    table([
      ['', ...contenders.map(({ name, keeps }) => `${name}, ${keeps}`)],
      ...COMPARED.map((figure) => [
        COMPARED_FIGURES[figure].label,
        ...contenders.map(({ figures }) => writtenFigure(figures[figure], COMPARED_FIGURES[figure].digits)),
      ]),
    ]),
  ].join('\n\n');
}
