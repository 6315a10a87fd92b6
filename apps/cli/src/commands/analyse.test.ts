/** `skald analyse`, with a recorded match and with measurements. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runSkald } from '../testing/test-world.ts';

const MATCH = fileURLToPath(new URL('../../../../packages/engine/fixtures/raids/third-edition-2-seats.saga.jsonl', import.meta.url));

const estimate = z.object({ value: z.number(), error: z.number().nonnegative() });
const analysis = z.object({
  game: z.literal('raids'),
  players: z.array(z.string()).length(2),
  done: z.literal(1),
  isMeasured: z.literal(true),
  points: z.array(z.object({ at: z.number(), chances: z.array(estimate).length(2) })).min(3),
  decisions: z.array(z.object({ at: z.number(), verdict: z.enum(['costly', 'free', 'good']), cost: estimate })).min(3),
  ledgers: z.array(z.object({ seat: z.number(), luck: estimate })).length(2),
});

describe('skald analyse', () => {
  it('prints chances, costly answers and luck, always the same for the same seed', async () => {
    const { code, out, err } = await runSkald(['analyse', MATCH, '--budget', '100', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(() => analysis.parse(JSON.parse(out))).not.toThrow();
    const table = await runSkald(['analyse', MATCH, '--budget', '100']);
    expect(table.out).toMatch(/^Chances to win, in %/);
    expect(table.out).toMatch(/\nCostly answers: \d+ of \d+\n/);
    expect(table.out).toMatch(/\n {2}luck and the rest +[−-]?\d+ ± \d+/);
  });

  it('measures itself in matches with known ends', async () => {
    const words = ['analyse', '--calibrate', 'holmgang', '--games', '6', '--costs', '2', '--seed', 'wolf'];
    const { code, out } = await runSkald(words);
    expect(code).toBe(0);
    expect(out).toMatch(/^holmgang, 2 seats, 6 matches to fit and 6 others to test, seed wolf\n {2}steepness \[/);
    expect(out).toContain('Brier score');
    expect(await runSkald(words)).toMatchObject({ out });
    expect(JSON.parse((await runSkald([...words, '--json'])).out)).toMatchObject({
      game: 'holmgang',
      chances: { buckets: expect.any(Array) },
    });
  });

  it.each([
    ['bad-arguments', []],
    ['unknown-game', ['--calibrate', 'chess']],
    ['seat-count', ['--calibrate', 'raids', '--seats', '9']],
  ])('answers %s with exit code 2', async (expected, words) => {
    const { code, out, err } = await runSkald(['analyse', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`error [${expected}]`);
  });
});
