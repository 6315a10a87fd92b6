/** Editions come into an installation by an operator's command, and only whole ones; what no match needs leaves the memory. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { hashOf, pack } from '@skald/editions';
import { type AnyGame, fastRandom, KERNEL_INTERFACE } from '@skald/engine';
import { findGame, games } from '@skald/engine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditionCommandDeps, runEditionCommand } from '../admin/edition-commands.ts';
import { UpTime } from '../matches/clocks/up-time.ts';
import { exportMatch, importMatch } from '../matches/log/transfer.ts';
import { World } from '../matches/testing/world.ts';
import { isProblem } from '../problem.ts';
import type { Store } from '../storage/store.ts';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { DATABASE_KINDS, testStore } from '../testing/stores.ts';
import { Editions, newestOnly } from './editions.ts';
import { installedEditions } from './installed.ts';
import { CROWDED, GENEROUS, type OlderEdition, olderEdition, STRANGE } from './testing/older-editions.ts';

let folder: string;
let crowded: OlderEdition;
let strange: OlderEdition;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skald-editions-'));
  [crowded, strange] = [await olderEdition(CROWDED), await olderEdition(STRANGE)];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe.each(DATABASE_KINDS)('the command line of an operator on %s', (kind) => {
  let store: Store;
  let editions: Editions;
  let remove: () => Promise<void>;
  const clock = new ManualClock();
  const said: string[] = [];
  const shown: string[] = [];

  beforeAll(async () => {
    ({ store, remove } = await testStore(kind, true));
    editions = new Editions({ games, store, clock, modules: installedEditions() });
    await editions.keepReleased();
  });
  afterAll(() => remove());

  function run(act: string, ...words: string[]): ReturnType<typeof runEditionCommand> {
    said.splice(0);
    const deps: EditionCommandDeps = {
      store,
      clock,
      editions,
      games,
      upTime: new UpTime([], 0),
      user: 'keeper',
      say: (line) => said.push(line),
      progress: (done, of) => shown.push(`${done}/${of}`),
    };
    return runEditionCommand(deps, { act, words, all: false, game: undefined, isTrial: false });
  }

  it('imports a match only when its edition is there, and says how to get that', async () => {
    const { store: elsewhere, remove: removeElsewhere } = await testStore(kind);
    const there = await World.open(
      elsewhere,
      clock,
      {},
      undefined,
      newestOnly(() => crowded.rules),
    );
    const match = await there.match({ seats: 2 });
    await there.play(match, await there.everybody(match), fastRandom(1), 8);
    await there.host.stop();
    const lines = await exportMatch(
      elsewhere,
      newestOnly(() => crowded.rules),
      match.id,
    );
    await removeElsewhere();
    if (isProblem(lines)) throw new Error(lines.reason);

    const missing = await importMatch(store, editions, lines);
    expect(missing).toMatchObject({
      problem: 'edition-unknown',
      reason: expect.stringContaining(`admin editions import ${crowded.hash}.mjs`),
    });
    expect(await store.prisma.match.count({ where: { id: match.id } })).toBe(0);
    expect(await run('import', await file(`${crowded.hash}.mjs`, crowded.text))).toBeUndefined();
    expect(said).toEqual([`Edition ${crowded.hash} of raids is installed.`]);
    expect(await importMatch(store, editions, lines)).toBe(match.id);
    expect(await run('import', await file(`${crowded.hash}.mjs.br`, pack(crowded.text)))).toBeUndefined();
    expect(said).toEqual([`Edition ${crowded.hash} of raids was installed before.`]);
    const audit = await store.prisma.auditEntry.findMany({ where: { targetId: crowded.hash } });
    expect(audit).toMatchObject([{ act: 'edition-imported', subject: 'edition', details: { user: 'keeper', game: 'raids' } }]);

    // It is listed with its match, compared with the newest, and played on by its own rules.
    await run('list');
    expect(said.find((line) => line.includes(crowded.hash.slice(0, 12)))).toContain('1 running, 1 in all');
    expect(await run('diff', crowded.hash.slice(0, 12))).toBeUndefined();
    expect(said.at(-1)).toMatch(/^1 matches played by edition \w{12}: [01] go differently\.$/);
    expect(shown).toContain('1/1');
    expect(await run('diff', 'raids', 'nosuch')).toMatchObject({ problem: 'edition-unknown' });
    const world = await World.open(store, clock, {}, undefined, editions);
    await world.play(match, await world.everybody(match), fastRandom(2), 5);
    await world.host.stop();
    expect([...world.damages, ...world.failures]).toEqual([]);
  });

  it('says whether the newest bots may play by an imported edition', async () => {
    await run('import', await file(`${strange.hash}.mjs`, strange.text));
    expect(await editions.fits('raids', findGame('raids')?.edition ?? '')).toBe(findGame('raids')?.edition);
    // Nobody has learned the shape of the newest rules here, or it has a table without the field of the strange one.
    expect(await editions.fits('raids', strange.hash)).toBeNull();
  });

  it.each([
    ['a file that is not there', () => Promise.resolve(join(folder, `${'a'.repeat(64)}.mjs`)), 'unreadable-file'],
    ['a file of another name', () => file('raids.mjs', crowded.text), 'unreadable-file'],
    ['a file that is too large', () => file(`${'b'.repeat(64)}.mjs`, ' '.repeat(5_000_001)), 'unreadable-file'],
    [
      'bytes that do not match the name',
      () => file(`${'c'.repeat(64)}.mjs`, `globalThis.hasRun = true;\n${crowded.text}`),
      'edition-damaged',
    ],
    ['what cannot be unpacked', () => file(`${'d'.repeat(64)}.mjs.br`, 'no module'), 'edition-damaged'],
    ['what is no edition', () => named('globalThis.hasRun = true;\n'), 'edition-damaged'],
    [
      'an edition that fails',
      () => named(`${crowded.text.split('\n', 1)[0]}\nthrow new Error();\nexport default edition.rules;\n`),
      'edition-damaged',
    ],
    [
      'an edition for a newer kernel',
      () => named(crowded.text.replace(/interface \d+\n/, `interface ${KERNEL_INTERFACE + 1}\nglobalThis.hasRun = true;\n`)),
      'edition-too-new',
    ],
    ['an edition of an unknown game', () => named(crowded.text.replace('edition raids', 'edition hnefatafl')), 'unknown-game'],
  ])('refuses %s, and runs and keeps nothing of it', async (_, make, code) => {
    const before = await store.prisma.edition.count();
    const refused = await run('import', await make());
    expect(refused).toMatchObject({ problem: code, reason: expect.stringMatching(/\.$/) });
    expect(await store.prisma.edition.count()).toBe(before);
    expect(globalThis).not.toHaveProperty('hasRun');
  });

  function named(text: string): Promise<string> {
    return file(`${hashOf(text)}.mjs`, text);
  }

  it('forgets the rules of an edition when no match is awake that needs them', async () => {
    const generous = await olderEdition(GENEROUS);
    await run('import', await file(`${generous.hash}.mjs`, generous.text));
    const played = async (): Promise<WeakRef<AnyGame>> => {
      const before = await World.open(
        store,
        clock,
        {},
        undefined,
        newestOnly(() => generous.rules),
      );
      const match = await before.match({ seats: 2 });
      await before.host.stop();
      const world = await World.open(store, clock, {}, undefined, editions);
      await world.play(match, await world.everybody(match), fastRandom(3), 3);
      const rules = await editions.find('raids', generous.hash);
      if (!rules || 'problem' in rules) throw new Error('the edition is not there');
      // Another match of the same edition takes the same rules from memory.
      expect((await editions.find('raids', generous.hash)) === rules).toBe(true);
      await world.host.stop();
      return new WeakRef(rules);
    };
    const rules = await played();
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect !== 'function') throw new Error('memory cannot be collected here');
    await expect
      .poll(() => {
        collect();
        return rules.deref() === undefined;
      })
      .toBe(true);
    expect(await editions.find('raids', generous.hash)).toMatchObject({ edition: generous.hash });
  });
});
