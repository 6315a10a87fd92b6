import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runSkald, temporaryPath } from '../testing/test-world.ts';

let good = '';

beforeAll(async () => {
  const file = temporaryPath();
  await runSkald(['simulate', 'raids', '--games', '1', '--record', file]);
  good = readFileSync(file, 'utf8');
});

function written(text: string): string {
  const file = temporaryPath();
  writeFileSync(file, text);
  return file;
}

async function problem(text: string): Promise<unknown> {
  const { code, out, err } = await runSkald(['verify', written(text), '--json']);
  expect({ code, err }).toEqual({ code: 2, err: '' });
  return JSON.parse(out);
}

describe('skald verify', () => {
  it('accepts a whole file, with either kind of line break and with or without the last', async () => {
    for (const text of [good, good.trimEnd(), good.replaceAll('\n', '\r\n')]) {
      const { code, out } = await runSkald(['verify', written(text), '--json']);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ ok: true, game: 'raids', finished: true, chance: 'recorded' });
    }
    expect((await runSkald(['verify', written(good)])).out).toContain('The saga holds');
  });

  it('names the line and the reason of a change', async () => {
    expect(await problem(good.replace('"seq":4,', '"seq":5,'))).toMatchObject({ error: { code: 'mark-mismatch', line: 5 } });
    expect((await runSkald(['verify', written(good.replace('"seq":4,', '"seq":5,'))])).err).toMatch(
      /^error \[mark-mismatch\]: line 5: The line .*\.\n$/,
    );
  });

  it('distinguishes a truncated file from a damaged one, and both from other files', async () => {
    expect(await problem(good.slice(0, good.length / 2))).toMatchObject({ error: { code: 'truncated' } });
    expect(await problem(good.slice(0, good.lastIndexOf('\n', good.length - 2)))).toMatchObject({ error: { code: 'truncated' } });
    expect(await problem(`${good}\n`)).toMatchObject({ error: { code: 'trailing-line' } });
    expect(await problem('')).toMatchObject({ error: { code: 'not-a-saga', line: 1 } });
    expect(await problem('PNG\u0000\u0001')).toMatchObject({ error: { code: 'not-a-saga', line: 1 } });
  });

  it('does not swallow a huge line', async () => {
    expect(await problem(`{"saga":1,"game":"${'x'.repeat(3_000_000)}`)).toMatchObject({ error: { code: 'too-large', line: 1 } });
    const lines = good.split('\n');
    expect(await problem([lines[0], 'y'.repeat(3_000_000)].join('\n'))).toMatchObject({ error: { code: 'too-large', line: 2 } });
  });

  it('says plainly that there is no such file, or only a folder', async () => {
    expect(await runSkald(['verify', '/no/such.saga.jsonl'])).toEqual({
      code: 2,
      out: '',
      err: 'error [cannot-read]: There is no file /no/such.saga.jsonl.\n',
    });
    expect((await runSkald(['verify', '/'])).err).toBe('error [cannot-read]: / is a folder.\n');
  });
});
