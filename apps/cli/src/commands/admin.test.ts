import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runSkald } from '../testing/test-world.ts';

afterEach(() => vi.unstubAllEnvs());

describe('skald admin', () => {
  it('deletes nobody unless it is said twice', async () => {
    const { code, out, err } = await runSkald(['admin', 'delete', 'somebody@example.org']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^error \[not-confirmed\]: .*--yes/);
  });

  it('locks nobody out without a reason', async () => {
    expect(await runSkald(['admin', 'lock', 'somebody@example.org'])).toMatchObject({ code: 2, err: expect.stringContaining('--reason') });
  });

  it('moves no match unless it is told which', async () => {
    for (const words of [[], ['somematch', 'newest', '--all']]) {
      const { code, err } = await runSkald(['admin', 'editions', 'move', ...words]);
      expect({ code, err }).toEqual({ code: 2, err: 'error [bad-arguments]: Name a match, or say --all.\n' });
    }
  });

  it('makes no database where there is none', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skald-admin-'));
    vi.stubEnv('SKALD_DATA', folder);
    vi.stubEnv('DATABASE_URL', '');
    const { code, err } = await runSkald(['admin', 'moderators']);
    expect({ code, err }).toEqual({
      code: 2,
      err: `There is no database in ${folder}. Set SKALD_DATA or DATABASE_URL as the server has it.\n`,
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
