/** Two editions of one game in one server: each match is played, woken, replayed and exported by the rules it began with. */
import { hashOf, loadEdition, pack } from '@skald/editions';
import type { BuiltEdition } from '@skald/editions/build';
import { changedEdition, OTHER_RAIDS } from '@skald/editions/testing';
import { type AnyGame, fastRandom, KERNEL_INTERFACE } from '@skald/engine';
import { firstEditionOf } from '@skald/engine/editions';
import { findGame, games } from '@skald/engine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Replays } from '../matches/log/replays.ts';
import { exportMatch, importMatch } from '../matches/log/transfer.ts';
import { World } from '../matches/testing/world.ts';
import { isProblem } from '../problem.ts';
import type { Store } from '../storage/store.ts';
import { DATABASE_KINDS, testStore } from '../testing/stores.ts';
import { Editions, editionOfRow, newestOnly } from './editions.ts';
import { installedEditions } from './installed.ts';

let old: BuiltEdition;
let oldRules: AnyGame;

beforeAll(async () => {
  old = await changedEdition('raids', OTHER_RAIDS);
  const loaded = loadEdition('raids', old.hash, pack(old.text));
  if ('problem' in loaded) throw new Error(loaded.reason);
  oldRules = loaded;
});

describe.each(DATABASE_KINDS)('matches of two editions on %s', (kind) => {
  let store: Store;
  let world: World;
  let editions: Editions;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await testStore(kind));
    world = await World.open(store);
    editions = new Editions({ games, store, clock: world.clock, modules: installedEditions() });
    await editions.keepReleased();
    await store.prisma.edition.create({
      data: { hash: old.hash, game: 'raids', module: Uint8Array.from(pack(old.text)), keptAt: new Date() },
    });
  });
  afterAll(async () => {
    await world.host.stop();
    await remove();
  });

  it('go on and end by the rules they began with, in one host', async () => {
    const before = await World.open(
      store,
      world.clock,
      {},
      undefined,
      newestOnly(() => oldRules),
    );
    const begun = await before.match({ seats: 2 });
    expect(await before.play(begun, await before.everybody(begun), fastRandom(1), 4)).toBe(4);
    await before.host.stop();

    const after = await World.open(store, world.clock, {}, undefined, editions);
    const fresh = await after.match({ seats: 2 });
    const [olds, news] = [await after.everybody(begun), await after.everybody(fresh)];
    expect(olds.flatMap(({ decisions }) => decisions.map(({ prompt }) => prompt.key))).toContain('set-sail');
    expect(news.flatMap(({ decisions }) => decisions.map(({ prompt }) => prompt.key))).toContain('navigate');
    await after.play(begun, olds, fastRandom(2));
    await after.play(fresh, news, fastRandom(3));
    await after.host.stop();
    expect([...before.damages, ...after.damages, ...before.failures, ...after.failures]).toEqual([]);

    const rows = await store.prisma.match.findMany({ where: { id: { in: [begun.id, fresh.id] } }, orderBy: { createdAt: 'asc' } });
    expect(rows.map(({ id, edition, status }) => ({ id, edition, status }))).toEqual([
      { id: begun.id, edition: old.hash, status: 'finished' },
      { id: fresh.id, edition: findGame('raids')?.edition, status: 'finished' },
    ]);

    const replays = new Replays(store, editions, { damaged: () => undefined, failed: () => undefined });
    const shown = await replays.replay(begun.id, 'open', { from: 0, steps: 5 });
    expect(shown).toMatchObject({ edition: old.hash, view: { table: { era: 'old' } } });
    expect(await replays.replay(fresh.id, 'open', { from: 0, steps: 5 })).toMatchObject({ edition: findGame('raids')?.edition });

    const { store: other, remove: removeOther } = await testStore(kind);
    const lines = await exportMatch(store, editions, begun.id);
    if (isProblem(lines)) throw new Error(lines.reason);
    expect(lines.join('\n')).not.toContain('skald edition');
    expect(await importMatch(other, newestOnly(findGame), lines)).toMatchObject({ problem: 'edition-unknown' });
    expect(await importMatch(other, editions, lines)).toBe(begun.id);
    await removeOther();
  });

  it('begin by the newest rules that the oldest server can play', () => {
    const changed = new Editions({ games: new Map([['raids', oldRules]]), store, clock: world.clock, modules: installedEditions() });
    expect(changed.forNewMatch('raids', KERNEL_INTERFACE)?.edition).toBe(old.hash);
    expect(changed.forNewMatch('raids', 0)?.edition).toBe(firstEditionOf('raids'));
    expect(changed.forNewMatch('hnefatafl', 0)).toBeUndefined();
  });

  it('are named by the number that a release before editions wrote, also where it started a table of a later release', () => {
    const row = { game: 'raids', edition: old.hash };
    expect(editionOfRow({ ...row, rulesVersion: 0 })).toBe(old.hash);
    expect(editionOfRow({ ...row, rulesVersion: 1 })).toBe(firstEditionOf('raids'));
    expect(editionOfRow({ ...row, edition: null, rulesVersion: 1 })).toBe(firstEditionOf('raids'));
    expect(editionOfRow({ ...row, edition: null, rulesVersion: 7 })).toBe('number-7');
  });

  it('are refused when the kept module is not what its name says, and nothing of it is run', async () => {
    const forged = old.text.replace('// skald edition', 'globalThis.hasRun = true;// skald edition');
    const name = hashOf(`${forged} `);
    await store.prisma.edition.create({ data: { hash: name, game: 'raids', module: Uint8Array.from(pack(forged)), keptAt: new Date() } });
    expect(await editions.find('raids', name)).toMatchObject({ problem: 'edition-damaged' });
    expect(await editions.find('raids', hashOf('no such edition'))).toMatchObject({ problem: 'edition-unknown' });
    expect(await editions.find('valda', old.hash)).toMatchObject({ problem: 'edition-damaged' });
    expect(await editions.find('hnefatafl', old.hash)).toBeUndefined();
    // Also while it is being loaded as what it is.
    const other = new Editions({ games, store, clock: world.clock, modules: installedEditions() });
    const found = await Promise.all(['raids', 'valda'].map((slug) => other.find(slug, old.hash)));
    expect(found).toMatchObject([{ slug: 'raids' }, { problem: 'edition-damaged' }]);
    expect(globalThis).not.toHaveProperty('hasRun');
  });
});
