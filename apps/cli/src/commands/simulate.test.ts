import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runSkald, temporaryPath } from '../testing/test-world.ts';

const report = z.object({
  game: z.string(),
  seats: z.number(),
  games: z.number(),
  decisions: z.number(),
  digest: z.string().length(64),
  lastDigest: z.string().length(64),
  wins: z.array(z.object({ seat: z.number(), wonAlone: z.number(), wonTogether: z.number(), share: z.number() })),
});

async function simulated(...words: readonly string[]): Promise<z.infer<typeof report>> {
  const { code, out, err } = await runSkald(['simulate', ...words, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return report.parse(JSON.parse(out));
}

describe('skald simulate', () => {
  it('gives the same digest for the same arguments, and another for others', async () => {
    const first = await simulated('raids', '--seats', '3', '--games', '20', '--seed', 'wolf');
    const again = await simulated('raids', '--seats', '3', '--games', '20', '--seed', 'wolf');
    const other = await simulated('raids', '--seats', '3', '--games', '20', '--seed', 'raven');
    expect(again.digest).toBe(first.digest);
    expect(again.decisions).toBe(first.decisions);
    expect(other.digest).not.toBe(first.digest);
  });

  it('counts every game once among the winners, shared victories as shares', async () => {
    const { wins, games } = await simulated('holmgang', '--seats', '2', '--games', '60');
    const shares = wins.reduce((sum, { share }) => sum + share, 0);
    expect(Math.round(shares * 100) / 100).toBe(games);
    expect(wins.some(({ wonTogether }) => wonTogether > 0)).toBe(true);
  });

  it('records the last game, the very one whose digest went into the combined one', async () => {
    const file = temporaryPath();
    const { lastDigest, digest } = await simulated('holmgang', '--games', '5', '--record', file);
    expect((await simulated('holmgang', '--games', '5')).digest).toBe(digest);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ digest: lastDigest });
    expect(await runSkald(['verify', file])).toMatchObject({ code: 0 });
  });

  it('prints the same in a table for people', async () => {
    const { digest } = await simulated('raids', '--games', '3');
    const { out, code } = await runSkald(['simulate', 'raids', '--games', '3']);
    expect(code).toBe(0);
    expect(out).toContain(digest);
    expect(out).toContain('decisions a second');
  });

  it.each([
    ['unknown-game', ['chess']],
    ['seat-count', ['raids', '--seats', '9']],
    ['bad-options', ['raids', '--options', '{"ghosts":3}']],
    ['bad-options', ['raids', '--options', '{']],
    ['bad-options', ['raids', '--options', '{"failed":"x","reason":"y"}']],
    ['bad-arguments', ['raids', '--seats', 'two']],
    ['bad-arguments', ['raids', '--games', '0']],
    ['bad-arguments', ['raids', '--colour', 'red']],
    ['bad-arguments', []],
    ['cannot-write', ['raids', '--games', '1', '--record', '/no/such/folder/x.saga.jsonl']],
  ])('answers %s with exit code 2 and one line', async (expected, words) => {
    const { code, out, err } = await runSkald(['simulate', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^error \\[${expected}\\]: [^\\n]+\\.\\n$`));
    const machine = await runSkald(['simulate', ...words, '--json']);
    expect(machine).toMatchObject({ code: 2, err: '' });
    expect(JSON.parse(machine.out)).toMatchObject({ error: { code: expected } });
  });

  it('leaves no file behind when it refuses', async () => {
    const file = temporaryPath();
    await runSkald(['simulate', 'raids', '--seats', '9', '--record', file]);
    expect(readdirSync(dirname(file))).toEqual([]);
  });
});
