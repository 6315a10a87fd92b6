/** The server's report for people. */
import { closing, LEVELS, limitCell } from '../harness/limits.ts';
import { type TableRow, table, writtenFigure } from '../harness/markdown.ts';
import { COMPARED, namesOf, OWN, type OwnName } from './figures.ts';
import type { Cost } from './skald/growth.ts';
import type { ServerReport } from './suite.ts';

export function writtenServer(report: ServerReport): string {
  const { machine, rounds, seconds, matches, contenders, verdicts, growth } = report;
  return [
    `${machine.cores} cores, Node ${machine.node}; ${matches} matches, ${rounds} rounds of ${Number((seconds / rounds).toFixed(2))} s; ± is how far the rounds lay apart.`,
    table([
      ['', ...contenders.map(({ name, keeps }) => `${name}, ${keeps}`)],
      ...namesOf(COMPARED).map((name) => [
        COMPARED[name].label,
        ...contenders.map(({ figures }) => writtenFigure(figures[name], COMPARED[name].digits)),
      ]),
    ]),
    table([['', 'Skald', ...LEVELS], ...namesOf(OWN).map((name) => ownRow(report, name))]),
    table([['matches asleep beside', ...COST_HEAD], ...growth.stored.map(costRow)]),
    table([['answers in the log before', ...COST_HEAD], ...growth.length.map(costRow)]),
    closing(verdicts, ({ figure }) => OWN[figure].label),
  ].join('\n\n');
}

const COST_HEAD = ['ms of the server’s processor an answer', 'ms to the acknowledgement, median'] as const;

function costRow({ beside, cpu, acknowledged }: Cost): TableRow {
  return [writtenFigure({ value: beside }, 0), writtenFigure(cpu, 3), writtenFigure(acknowledged, 1)];
}

function ownRow({ own, verdicts }: ServerReport, name: OwnName): TableRow {
  return [OWN[name].label, writtenFigure(own[name], OWN[name].digits), ...LEVELS.map((level) => limitCell(verdicts, name, level))];
}
