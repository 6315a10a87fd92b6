/** The report for people. */
import { broken, closing, FAILURE, LEVELS, type Level } from '../harness/limits.ts';
import { type TableRow, table, writtenFigure } from '../harness/markdown.ts';
import { FIGURE_NAMES, FIGURES, type FigureName } from './figures.ts';
import type { TableVerdict } from './judge.ts';
import type { EngineReport } from './suite.ts';
import { YARDSTICKS, type YardstickName } from './yardsticks.ts';

export function written(report: EngineReport): string {
  const games = [...new Set(report.tables.map(({ game }) => game))];
  return [
    `${report.machine.cores} cores, Node ${report.machine.node}; ${report.rounds} rounds of ${seconds(report)} s for each figure; ± is how far the rounds lay apart.`,
    table([['yardstick', 'a second of one core'], ...yardstickRows(report)]),
    ...games.flatMap((game) => [`### ${game}`, table(gameRows(report, game))]),
    closing(report.verdicts, nameOf),
  ].join('\n\n');
}

function seconds({ seconds, rounds }: EngineReport): string {
  return String(Number((seconds / rounds).toFixed(2)));
}

function yardstickRows({ yardsticks }: EngineReport): readonly TableRow[] {
  const row = (name: YardstickName): TableRow => [`${YARDSTICKS[name].name}: ${YARDSTICKS[name].does}`, writtenFigure(yardsticks[name], 0)];
  return [row('chessops'), row('boardgame')];
}

function gameRows(report: EngineReport, game: string): readonly TableRow[] {
  const tables = report.tables.filter((measured) => measured.game === game);
  const verdicts = report.verdicts.filter((verdict) => verdict.game === game);
  return [
    ['', ...tables.map(({ seats }) => `${seats} seats`), ...LEVELS],
    ...FIGURE_NAMES.map((name) => [
      FIGURES[name].label,
      ...tables.map(({ figures }) => writtenFigure(figures[name], FIGURES[name].digits)),
      ...LEVELS.map((level) => limitCell(verdicts, name, level)),
    ]),
  ];
}

/** The limit, and whether it holds at every number of seats. */
function limitCell(verdicts: readonly TableVerdict[], name: FigureName, level: Level): string {
  const ruled = verdicts.filter((verdict) => verdict.figure === name && verdict.level === level);
  const [first] = ruled;
  if (!first) return '';
  const failing = broken(ruled, level).map(({ seats }) => seats);
  return `${first.limit} ${failing.length === 0 ? 'holds' : `${FAILURE[level]} at ${failing.join(', ')}`}`;
}

export function nameOf({ game, seats, figure }: TableVerdict): string {
  return `${game} at ${seats} seats: ${FIGURES[figure].label}`;
}
