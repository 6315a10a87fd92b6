import { games } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { broken, closing, type Limit } from '../harness/limits.ts';
import { BUDGETS } from './budgets.ts';
import { FIGURE_NAMES, type FigureName, type TableFigures } from './figures.ts';
import { judgeTables } from './judge.ts';
import { nameOf } from './report.ts';

const budgets: Record<string, readonly Limit<FigureName>[]> = {
  raids: [
    { level: 'must', figure: 'perAction', least: 10 },
    { level: 'aim', figure: 'perAction', least: 20 },
    { level: 'must', figure: 'replay', below: 30 },
  ],
};

function table(values: Partial<Record<FigureName, number>>, seats = 4): TableFigures {
  const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, { value: values[name] ?? 0 }]));
  // `Object.fromEntries` loses the key type.
  return { game: 'raids', seats, figures: figures as TableFigures['figures'] };
}

describe('budgets', () => {
  it('at least means the limit itself is enough; below means it is not', () => {
    const holds = judgeTables([table({ perAction: 10, replay: 30 })], budgets).map((verdict) => verdict.holds);
    expect(holds).toEqual([true, false, false]);
  });

  it('every number of seats is judged', () => {
    const verdicts = judgeTables([table({ perAction: 25, replay: 1 }, 2), table({ perAction: 9, replay: 1 }, 3)], budgets);
    expect(broken(verdicts, 'must').map(({ seats, figure }) => [seats, figure])).toEqual([[3, 'perAction']]);
  });

  it('a figure that could not be measured holds nothing', () => {
    expect(broken(judgeTables([table({ perAction: Number.NaN, replay: Number.NaN })], budgets), 'must')).toHaveLength(2);
  });

  it('a game without a budget is not judged', () => {
    expect(judgeTables([{ ...table({}), game: 'hnefatafl' }], budgets)).toEqual([]);
  });

  it('every game of the house has a budget', () => {
    expect([...games.keys()].filter((slug) => !BUDGETS[slug])).toEqual([]);
  });
});

describe('the closing line', () => {
  it('says so when all hold', () => {
    expect(closing(judgeTables([table({ perAction: 20, replay: 29 })], budgets), nameOf)).toBe('All 2 musts hold. All 1 aims hold.');
  });

  it('names what fails and where', () => {
    const line = closing(judgeTables([table({ perAction: 12, replay: 31 }, 3)], budgets), nameOf);
    expect(line).toContain('1 of 2 musts FAIL (raids at 3 seats: ms to replay a game from its log)');
    expect(line).toContain('1 of 1 aims are not reached');
  });
});
