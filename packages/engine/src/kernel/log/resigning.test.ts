import { expect, it } from 'vitest';
import { resignedStandings } from './resigning.ts';

it('ranks those who gave up below all others, whatever they had', () => {
  const standings = [
    { seat: 0, rank: 1, score: 30 },
    { seat: 1, rank: 3, score: 10 },
    { seat: 2, rank: 2, score: 20 },
  ];
  expect(resignedStandings(standings, [0, 2])).toEqual([
    { seat: 1, rank: 1, score: 10 },
    { seat: 0, rank: 2, score: 30 },
    { seat: 2, rank: 3, score: 20 },
  ]);
});

it('puts nobody first where everybody gave up', () => {
  expect(resignedStandings([{ seat: 0, rank: 1, score: 4 }], [0])).toEqual([{ seat: 0, rank: 2, score: 4 }]);
});

it('leaves the standings of the game, ties and all, where nobody gave up', () => {
  const tied = [
    { seat: 1, rank: 1, score: 7 },
    { seat: 0, rank: 1, score: 7 },
  ];
  expect(resignedStandings(tied, [])).toEqual(tied);
});
