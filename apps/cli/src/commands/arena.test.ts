import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { skald } from '../testing/test-world.ts';

const report = z.object({
  game: z.literal('holmgang'),
  seats: z.number(),
  games: z.number(),
  bots: z.array(
    z.object({
      brain: z.string(),
      won: z.number(),
      share: z.number(),
      interval: z.object({ low: z.number(), high: z.number() }),
      averageScore: z.number(),
      averageRank: z.number(),
      decisions: z.number(),
      decisionsPerSecond: z.number(),
    }),
  ),
});

async function competed(...words: readonly string[]): Promise<z.infer<typeof report>> {
  const { code, out, err } = await skald(['arena', '--game', 'holmgang', ...words, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return report.parse(JSON.parse(out));
}

describe('skald arena', () => {
  it('counts every game once, and comes to the same for the same seed', async () => {
    const words = ['--bots', 'random,novice,random', '--games', '8', '--seed', 'wolf'];
    const first = await competed(...words);
    expect(first.games).toBe(9);
    expect(first.bots.map(({ brain }) => brain)).toEqual(['random', 'novice', 'random']);
    expect(first.bots.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(9, 6);
    for (const { share, interval } of first.bots) {
      expect(interval.low).toBeLessThanOrEqual(share);
      expect(interval.high).toBeGreaterThanOrEqual(share);
    }
    expect(await competed(...words)).toEqual(first);
    expect(await competed(...words.slice(0, -1), 'raven')).not.toEqual(first);
  });

  it('tells people the same in a table', async () => {
    const { code, out } = await skald(['arena', '--game', 'raids', '--bots', 'warrior,random', '--games', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^raids, 2 seats, 2 games, seed 1\n/);
    expect(out).toMatch(/\n {2}warrior +\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d % +\d+\.\d +\d\.\d\d +\d+\n {2}random /);
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
  ])('answers %s with exit code 2', async (expected, words) => {
    const { code, out, err } = await skald(['arena', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^error \\[${expected}\\]: [^\\n]+\\.\\n$`));
  });
});
