import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryPath } from './testing/test-world.ts';

const run = promisify(execFile);
const runner = fileURLToPath(new URL('../../../tools/run.mjs', import.meta.url));
const main = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in its own process, as a person starts it. */
async function skald(...words: readonly string[]): Promise<Ended> {
  const command = run(process.execPath, [runner, main, ...words]);
  command.child.stdin?.end();
  try {
    const { stdout, stderr } = await command;
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error;
    return { code: Number(error.code), out: String(error.stdout), err: String(error.stderr) };
  }
}

describe('the program skald', { timeout: 60_000 }, () => {
  it('explains itself', async () => {
    const { code, out } = await skald('--help');
    expect(code).toBe(0);
    for (const command of ['play', 'simulate', 'replay', 'verify', 'rules']) expect(out).toContain(`  ${command} `);
    expect((await skald('play', '--help')).out).toContain('--record <file>');
  });

  it('records, verifies, and finds a changed byte', async () => {
    const file = temporaryPath();
    expect(await skald('simulate', 'raids', '--games', '2', '--record', file)).toMatchObject({ code: 0, err: '' });
    expect(await skald('verify', file)).toMatchObject({ code: 0, err: '' });
    writeFileSync(file, readFileSync(file, 'utf8').replace('"rank":1', '"rank":2'));
    const { code, out, err } = await skald('verify', file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^error \[mark-mismatch\]: line \d+: [^\n]+\n$/);
  });

  it('leaves cleanly when its input ends', async () => {
    const file = temporaryPath();
    expect(await skald('play', 'raids', '--record', file, '--lang', 'en')).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse((await skald('verify', file, '--json')).out)).toMatchObject({ ok: true, finished: false });
  });

  it('ends with 2 and one line, without a stack trace, where the input is bad', async () => {
    const ended = await Promise.all([skald(), skald('dance'), skald('simulate', 'chess'), skald('verify', main)]);
    const codes = ['bad-arguments', 'bad-arguments', 'unknown-game', 'not-a-saga'];
    for (const [i, { code, out, err }] of ended.entries()) {
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(new RegExp(`^error \\[${codes[i]}\\]: [^\\n]+\\n$`));
    }
  });
});
