import { expect, it } from 'vitest';
import { beginOf, END, recorded } from '../harness/record.ts';
import { FIGURE_NAMES, type TableFigures } from './figures.ts';
import { judgeTables } from './judge.ts';
import { written } from './report.ts';
import type { EngineReport } from './suite.ts';

function report(value: number): EngineReport {
  // `Object.fromEntries` loses the key type.
  const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, { value, spread: 0.04 }])) as TableFigures['figures'];
  const tables: readonly TableFigures[] = [2, 3].map((seats) => ({ game: 'raids', seats, figures }));
  const yardsticks = { chessops: { value: 1_234_567.8, spread: 0.1 }, boardgame: { value: 4100 } };
  return { machine: { cores: 2, node: 'v20' }, rounds: 5, seconds: 4, yardsticks, tables, verdicts: judgeTables(tables) };
}

it('numbers are grouped by thousands before the point only', () => {
  expect(written(report(1234.56789))).toMatch(/\| 1,234\.568 ±4 %/);
  expect(written(report(1))).toContain('1,234,568 ±10 %');
});

it('all rows of a table are of one width', () => {
  const lines = written(report(5)).split('\n');
  const rows = lines.slice(lines.indexOf('### raids')).filter((line) => line.startsWith('|'));
  expect(rows).toHaveLength(FIGURE_NAMES.length + 2);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

it('a limit is shown with its verdict, and a broken must names the seats', () => {
  expect(written(report(100))).toMatch(/boardgame\.io action .*≥ 10 holds/);
  expect(written(report(0))).toMatch(/boardgame\.io action .*≥ 10 FAILS at 2, 3/);
  expect(written(report(0))).toMatch(/chessops move .*≥ 1 not reached at 2, 3/);
});

it('recording exchanges only what stands between the markers', () => {
  const begin = beginOf('engine');
  const page = `before\n${begin}\nold\n${END}\nafter\n`;
  const once = recorded(page, 'engine', 'new');
  expect(once).toBe(`before\n${begin}\n\nnew\n\n${END}\nafter\n`);
  expect(recorded(once, 'engine', 'new')).toBe(once);
});

it('a page without markers is refused', () => {
  expect(() => recorded('nothing here', 'engine', 'new')).toThrow('no markers');
});
