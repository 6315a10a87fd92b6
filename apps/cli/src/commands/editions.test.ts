/** What another edition would change in recorded matches, and which bots play by an older one. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEdition, pack } from '@skald/editions';
import { changedEdition } from '@skald/editions/testing';
import type { AnyGame } from '@skald/engine';
import { firstEditionOf } from '@skald/engine/editions';
import { games } from '@skald/engine/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { runSkald, temporaryPath } from '../testing/test-world.ts';

const RELEASED = games.get('raids')?.edition ?? '';
const FIRST = firstEditionOf('raids') ?? '';
/** As if other rules were the newest. */
let changed: ReadonlyMap<string, AnyGame>;

beforeAll(async () => {
  const built = await changedEdition('raids', [
    { file: 'content/raids.content.json', from: '"hirePerVillage": 1', to: '"hirePerVillage": 2' },
  ]);
  const rules = loadEdition('raids', built.hash, pack(built.text));
  if ('problem' in rules) throw new Error(rules.reason);
  changed = new Map([...games, ['raids', rules]]);
});

async function diff(words: readonly string[], newest: ReadonlyMap<string, AnyGame> = changed): Promise<string> {
  const { code, out, err } = await runSkald(['editions', 'diff', ...words], [], { games: newest });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

describe('skald editions diff', () => {
  it('plays the recorded matches of a game or of one edition, and names the first answer that goes differently', async () => {
    const byGame = await diff(['raids']);
    expect(byGame).toMatch(/^ {2}\S+\.saga\.jsonl: answer \d+: .*\.$/m);
    expect(byGame).toMatch(/^\d+ matches of raids played by edition \w{12}: [1-9]\d* go differently\.$/m);
    const byEdition = await diff([FIRST.slice(0, 12)]);
    expect(byEdition).toMatch(/^[1-9]\d* matches of raids played by edition \w{12}: [1-9]\d* go differently\.$/m);
    for (const line of byEdition.split('\n').filter((one) => one.startsWith(' '))) expect(byGame).toContain(line);
    expect(await diff(['raids', FIRST.slice(0, 12)])).toMatch(/: 0 go differently\.\n$/);
  });

  it('takes matches from a folder, and only those of the edition', async () => {
    const file = temporaryPath();
    await runSkald(['simulate', 'raids', '--games', '1', '--record', file], [], { games: changed });
    const folder = mkdtempSync(join(tmpdir(), 'skald-diff-'));
    writeFileSync(join(folder, 'one.saga.jsonl'), readFileSync(file));
    expect(await diff(['raids', 'newest', '--sagas', folder])).toMatch(/^1 matches of raids .*: 0 go differently\.\n$/);
    expect(await diff([RELEASED, 'newest', '--sagas', folder])).toMatch(/^0 matches of raids/);
  });

  it('says what is wrong with its arguments', async () => {
    for (const [words, code] of [
      [['nosuch'], 'edition-unknown'],
      [['raids', 'nosuch'], 'edition-unknown'],
      [['raids', 'newest', '--sagas', '/no/such/folder'], 'cannot-read'],
    ] as const) {
      expect(await runSkald(['editions', 'diff', ...words])).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(`^error \\[${code}\\]: .*\\.\n$`),
      });
    }
  });
});

describe('a saga of an edition that is not installed', () => {
  it('is answered with the missing edition and the way to it', async () => {
    const file = temporaryPath();
    await runSkald(['simulate', 'raids', '--games', '1', '--record', file], [], { games: changed });
    const missing = changed.get('raids')?.edition ?? '';
    const { code, err } = await runSkald(['verify', file]);
    expect(code).toBe(2);
    expect(err).toMatch(/^error \[unknown-edition\]: line 1: /);
    expect(err).toContain(`skald admin editions import ${missing}.mjs`);
  });
});

describe('the arena', () => {
  it('lets the bots for any game play an edition that the newest do not fit', async () => {
    const words = ['arena', '--game', 'raids', '--bots', 'warrior,random', '--games', '2', '--edition', RELEASED.slice(0, 12), '--json'];
    const older = await runSkald(words, [], { games: changed });
    expect(older.err).toContain('do not fit this edition');
    expect(JSON.parse(older.out).bots.map(({ strategy }: { strategy: string }) => strategy)).toEqual(['novice', 'random']);
    const newest = await runSkald(words);
    expect(newest.err).toBe('');
    expect(JSON.parse(newest.out).bots.map(({ strategy }: { strategy: string }) => strategy)).toEqual(['warrior', 'random']);
  });
});
