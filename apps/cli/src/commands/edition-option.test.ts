/** Every command that plays or reads matches takes an older edition, and the newest without being told. */
import { fileURLToPath } from 'node:url';
import { required } from '@skald/engine';
import { firstEditionOf } from '@skald/engine/editions';
import { games } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { runSkald, temporaryPath } from '../testing/test-world.ts';

const NEWEST = required(games.get('raids'), 'raids').edition;
const FIRST = required(firstEditionOf('raids'), 'the first edition');
const OLD = ['--edition', FIRST.slice(0, 12)] as const;
/** Recorded by the first edition. */
const RECORDED = fileURLToPath(new URL('../../../../packages/engine/fixtures/raids/random-2-seats.saga.jsonl', import.meta.url));

async function told(...words: string[]): Promise<string> {
  const { code, out, err } = await runSkald(words);
  expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
  return out;
}

describe('an older edition', () => {
  it('is simulated, and its saga is verified and replayed by it without being named', async () => {
    const file = temporaryPath();
    const simulated = JSON.parse(await told('simulate', 'raids', '--games', '1', '--record', file, '--json', ...OLD));
    expect(simulated).toMatchObject({ edition: FIRST });
    expect(JSON.parse(await told('simulate', 'raids', '--games', '1', '--json'))).toMatchObject({ edition: NEWEST });
    expect(JSON.parse(await told('verify', file, '--json'))).toMatchObject({ edition: FIRST, finished: true });
    expect(await told('replay', file)).toContain(await told('replay', file, ...OLD));
  });

  it.each([
    ['without being named', [], FIRST],
    ['by name', [...OLD], FIRST],
    // The newest rules play the first edition's matches of Raids the same, so they hold by them too.
    ['or another in its place', ['--edition', NEWEST.slice(0, 12)], NEWEST],
  ] as const)('of a recorded match is used to verify it %s', async (_, words, edition) => {
    expect(JSON.parse(await told('verify', RECORDED, '--json', ...words))).toMatchObject({ ok: true, edition });
  });

  it('goes through conformance', async () => {
    const report = JSON.parse(await told('conformance', 'raids', '--games', '1', '--seats', '2', '--every', '50', '--json', ...OLD));
    expect(report).toMatchObject({ failures: [] });
    expect(report.games).toBeGreaterThan(0);
  });

  it('plays in the arena', async () => {
    const out = await told('arena', '--game', 'raids', '--bots', 'novice,random', '--games', '2', '--json', ...OLD);
    expect(JSON.parse(out)).toMatchObject({ bots: [{ strategy: 'novice' }, { strategy: 'random' }] });
  });

  it('that is unknown is refused by all of them, with what to do', async () => {
    for (const words of [
      ['simulate', 'raids', '--games', '1'],
      ['conformance', 'raids', '--games', '1'],
      ['arena', '--game', 'raids', '--bots', 'novice,random', '--games', '2'],
      ['verify', RECORDED],
      ['replay', RECORDED],
    ]) {
      const { code, out, err } = await runSkald([...words, '--edition', 'ffffffffffff']);
      expect({ words, code, out }).toEqual({ words, code: 2, out: '' });
      expect(err).toMatch(/^error \[(edition-unknown|unknown-edition)\]: .*skald editions lists them\.\n$/);
    }
  });
});
