/** The report for people: tables in Markdown, padded so that they read well in a terminal too. */
import { LEVELS, type Level } from './budgets.ts';
import { FIGURE_NAMES, FIGURES, type Figure, type FigureName } from './figures.ts';
import { broken, type Verdict } from './judge.ts';
import type { EngineReport } from './suite.ts';
import { YARDSTICKS, type YardstickName } from './yardsticks.ts';

type Row = readonly string[];

export function written(report: EngineReport): string {
  const games = [...new Set(report.tables.map(({ game }) => game))];
  return [
    `${report.machine.cores} cores, Node ${report.machine.node}; ${report.rounds} rounds of ${seconds(report)} s for each figure; ± is how far the rounds lay apart.`,
    table([['yardstick', 'a second of one core'], ...yardstickRows(report)]),
    ...games.flatMap((game) => [`### ${game}`, table(gameRows(report, game))]),
    closing(report.verdicts),
  ].join('\n\n');
}

function seconds({ seconds, rounds }: EngineReport): string {
  return String(Number((seconds / rounds).toFixed(2)));
}

function yardstickRows({ yardsticks }: EngineReport): readonly Row[] {
  const row = (name: YardstickName): Row => [`${YARDSTICKS[name].name}: ${YARDSTICKS[name].does}`, figure(yardsticks[name], 0)];
  return [row('chessops'), row('boardgame')];
}

function gameRows(report: EngineReport, game: string): readonly Row[] {
  const tables = report.tables.filter((measured) => measured.game === game);
  const verdicts = report.verdicts.filter((verdict) => verdict.game === game);
  return [
    ['', ...tables.map(({ seats }) => `${seats} seats`), ...LEVELS],
    ...FIGURE_NAMES.map((name) => [
      FIGURES[name].label,
      ...tables.map(({ figures }) => figure(figures[name], FIGURES[name].digits)),
      ...LEVELS.map((level) => limitCell(verdicts, name, level)),
    ]),
  ];
}

/** The limit, and whether it holds at every number of seats. */
function limitCell(verdicts: readonly Verdict[], name: FigureName, level: Level): string {
  const ruled = verdicts.filter((verdict) => verdict.figure === name && verdict.level === level);
  const [first] = ruled;
  if (!first) return '';
  const failing = broken(ruled, level).map(({ seats }) => seats);
  return `${first.limit} ${failing.length === 0 ? 'holds' : `${level === 'must' ? 'FAILS' : 'not reached'} at ${failing.join(', ')}`}`;
}

/** Says plainly how it went. */
export function closing(verdicts: readonly Verdict[]): string {
  return LEVELS.map((level) => {
    const all = verdicts.filter((verdict) => verdict.level === level);
    const failing = broken(verdicts, level);
    if (failing.length === 0) return `All ${all.length} ${level}s hold.`;
    const where = failing.map(({ game, seats, figure }) => `${game} at ${seats} seats: ${FIGURES[figure].label}`);
    return `${failing.length} of ${all.length} ${level}s ${level === 'must' ? 'FAIL' : 'are not reached'} (${where.join('; ')}).`;
  }).join(' ');
}

function figure({ value, spread }: Figure, digits: number): string {
  const number = value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d)(?<!\.\d*))/g, ',');
  return spread === undefined ? number : `${number} ±${Math.round(spread * 100)} %`;
}

function table(rows: readonly Row[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) => line(row.map((cell, column) => pad(cell, widths[column] ?? 0, column))));
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [padded[0], rule, ...padded.slice(1)].join('\n');
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
