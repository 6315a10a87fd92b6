import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aMatch, aRow } from '../../testing/matches.ts';
import { DATABASE_KINDS, openStore, type TestDatabase, testDatabase } from '../../testing/stores.ts';

const ROUNDS = 5;
const CHILD = fileURLToPath(new URL('../../testing/processes/append-until-killed.ts', import.meta.url));

/** Runs the child until it has told so many lines, kills it without warning, and returns everything it told. */
async function appendAndKill(database: TestDatabase, matches: readonly string[], lines: number): Promise<string[]> {
  const input = JSON.stringify({ settings: database.settings, matches });
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', CHILD, input], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    if (told.length === lines) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return told;
}

describe.each(DATABASE_KINDS)('kill -9 of a server on %s', (kind) => {
  it(`loses nothing that was acknowledged in ${ROUNDS} rounds, and leaves no gap`, { timeout: 300_000 }, async () => {
    const database = await testDatabase(kind);
    const before = await openStore(database.settings);
    const matches = [await aMatch(before), await aMatch(before), await aMatch(before)];
    await before.close();
    const acknowledged = new Map(matches.map((match) => [match, 0]));
    /** A row whose confirmation the kill cut off may be there or not. */
    const checkLength = (match: string, length: number): void => {
      expect(length - (acknowledged.get(match) ?? 0)).toBeOneOf([0, 1]);
    };
    for (let round = 1; round <= ROUNDS; round++) {
      for (const line of await appendAndKill(database, matches, 11 * round + 1)) {
        const [what, match = '', seq] = line.split(' ');
        expect(what, line).toBeOneOf(['found', 'written']);
        if (what === 'found') checkLength(match, Number(seq));
        acknowledged.set(match, Number(seq));
      }
    }
    const after = await openStore(database.settings);
    for (const match of matches) {
      const log = await after.readLog(match);
      checkLength(match, log.length);
      expect(log).toEqual(log.map((_, i) => aRow(match, i + 1)));
    }
    await after.close();
    await database.remove();
  });
});
