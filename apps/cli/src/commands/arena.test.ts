import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runSkald } from '../testing/test-world.ts';

const report = z.object({
  game: z.literal('holmgang'),
  seats: z.number(),
  games: z.number(),
  bots: z.array(
    z.object({
      strategy: z.string(),
      won: z.number(),
      share: z.number(),
      interval: z.object({ low: z.number(), high: z.number() }),
      averageScore: z.number(),
      averageRank: z.number(),
      decisions: z.number(),
      secondsPerDecision: z.number().positive(),
      slowestSeconds: z.number().positive(),
    }),
  ),
});

const ratings = z.object({
  game: z.literal('raids'),
  seats: z.literal(2),
  anchor: z.literal('novice'),
  bots: z.array(
    z.object({
      strategy: z.string(),
      elo: z.number(),
      interval: z.object({ low: z.number(), high: z.number() }),
      games: z.number(),
      won: z.number(),
      secondsPerDecision: z.number().positive(),
      victories: z.record(z.string(), z.number()),
    }),
  ),
  pairings: z.array(z.object({ pair: z.tuple([z.string(), z.string()]), games: z.number(), rounds: z.object({ average: z.number() }) })),
});

async function competed(...words: readonly string[]): Promise<z.infer<typeof report>> {
  const { code, out, err } = await runSkald(['arena', '--game', 'holmgang', ...words, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return report.parse(JSON.parse(out));
}

describe('skald arena', () => {
  it('counts every game once, and comes to the same for the same seed', async () => {
    const words = ['--bots', 'random,novice,random', '--games', '8', '--seed', 'wolf'];
    const first = await competed(...words);
    expect(first.games).toBe(9);
    expect(first.bots.map(({ strategy }) => strategy)).toEqual(['random', 'novice', 'random']);
    expect(first.bots.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(9, 6);
    for (const { share, interval } of first.bots) {
      expect(interval.low).toBeLessThanOrEqual(share);
      expect(interval.high).toBeGreaterThanOrEqual(share);
    }
    expect(await competed(...words)).toEqual(first);
    expect(await competed(...words.slice(0, -1), 'raven')).not.toEqual(first);
  });

  it('prints the same in a table for people', async () => {
    const { code, out } = await runSkald(['arena', '--game', 'raids', '--bots', 'warrior,random', '--games', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^raids, 2 seats, 2 games, seed 1\n/);
    const row = String.raw`\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d % +\d+\.\d +\d\.\d\d +\d+\.\d\d +\d+\.\d\d +glory \d`;
    expect(out).toMatch(new RegExp(`\\n {2}warrior +${row}\\n {2}random `));
    expect(out).toContain('\n  Rounds: 4.0 on average, 4 to 4.\n');
  });

  it('rates all bots of a game by letting every pair meet', async () => {
    const words = ['arena', '--game', 'raids', '--rating', '--games', '2', '--iterations', '2'];
    const { code, out } = await runSkald([...words, '--json']);
    expect(code).toBe(0);
    const { bots, pairings } = ratings.parse(JSON.parse(out));
    expect(pairings.map(({ pair }) => pair.join(' '))).toEqual([
      'random novice',
      'random warrior',
      'random jarl',
      'novice warrior',
      'novice jarl',
      'warrior jarl',
    ]);
    expect(bots.map(({ elo }) => elo)).toEqual(bots.map(({ elo }) => elo).toSorted((a, b) => b - a));
    expect(bots.find(({ strategy }) => strategy === 'novice')).toMatchObject({ elo: 1000, games: 6 });
    const table = await runSkald([...words, '--bots', 'warrior,random,warrior']);
    expect(table.out).toMatch(/^raids, ratings from 2 two-seat games of each pair, seed 1\n/);
    expect(table.out).toMatch(/\n {2}warrior +1000 +fixed +2 .*\n {2}random +\d+ +-?\d+ to \d+ +2 /);
    expect(table.out).toMatch(/\n {2}random against warrior +2 +0\.0 % .* 4\.0\n/);
  });

  it.each([
    ['bad-arguments', []],
    ['unknown-game', ['--game', 'chess']],
    ['unknown-bot', ['--game', 'raids', '--bots', 'warrior,nobody']],
    ['unknown-bot', ['--game', 'raids', '--bots', 'random,']],
    ['seat-count', ['--game', 'raids', '--bots', 'random']],
    ['bad-options', ['--game', 'raids', '--options', '{']],
    ['bad-options', ['--game', 'raids', '--options', '{"ghosts":3}']],
    ['bad-arguments', ['--game', 'raids', '--games', '0']],
    ['unknown-bot', ['--game', 'raids', '--rating', '--bots', 'nobody']],
    ['bad-options', ['--game', 'raids', '--rating', '--options', '{"ghosts":3}']],
  ])('answers %s with exit code 2', async (expected, words) => {
    const { code, out, err } = await runSkald(['arena', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^error \\[${expected}\\]: [^\\n]+\\.\\n$`));
  });
});
