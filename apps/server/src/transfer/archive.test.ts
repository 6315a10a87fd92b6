import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { newestOnly } from '../editions/editions.ts';
import { CROWDED, installation, newestRaids, olderEdition } from '../editions/testing/older-editions.ts';
import { World } from '../matches/testing/world.ts';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { serverOver } from '../testing/live-server.ts';
import { gather, TestPlayer, until } from '../testing/people.ts';
import { DATABASE_KINDS, openStore, testDatabase, testStore } from '../testing/stores.ts';
import { exportTo, importFrom } from './archive.ts';

const rules = newestOnly(findGame);

describe.each(DATABASE_KINDS)('matches of a server on the %s database', (kind) => {
  it('go out into a file, into another storage, and out again the same', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skald-archive-'));
    const [from, to] = [await testDatabase(kind), await testDatabase(kind)];
    const server = await serverOver({ ...from, remove: async () => undefined });
    const people = await Promise.all(['Ragna', 'Sigurd'].map((name) => TestPlayer.enter(server.address, name)));
    const [running, whole] = [await gather(people), await gather(people)];
    for (const [match, enough] of [
      [running, 6],
      [whole, Number.POSITIVE_INFINITY],
    ] as const) {
      const given = (): number => people.reduce((sum, one) => sum + one.given.filter((answer) => answer.match === match).length, 0);
      await Promise.all(people.map(async (one) => one.play(await one.watch(match), () => given() < enough)));
    }
    await until(async () => (await server.services.store.prisma.match.count({ where: { status: 'finished' } })) === 1);
    for (const one of people) one.close();
    await server.remove();

    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const source = await openStore(from.settings);
    expect(await exportTo(first, source, rules)).toEqual({ matches: 2, left: [] });
    expect(await exportTo(join(folder, 'one'), source, rules, { match: running })).toEqual({ matches: 1, left: [] });
    await expect(exportTo(first, source, rules)).rejects.toThrow('EEXIST');
    await source.close();
    const target = await openStore(to.settings);
    expect(await importFrom(first, target, rules)).toEqual({ matches: 2, left: [] });
    expect(await exportTo(second, target, rules)).toEqual({ matches: 2, left: [] });
    expect((await importFrom(first, target, rules)).left).toHaveLength(2);
    await target.close();
    expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'));
    await Promise.all([from.remove(), to.remove(), rm(folder, { recursive: true, force: true })]);
  });

  it('go out and in by their edition, beside those of another', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skald-archive-'));
    const older = await olderEdition(CROWDED);
    const [source, target] = [await testStore(kind), await testStore(kind)];
    const clock = new ManualClock();
    const editions = await installation(source.store, clock, [older]);
    const begun: string[] = [];
    for (const finder of [newestOnly(() => older.rules), editions]) {
      const world = await World.open(source.store, clock, {}, undefined, finder);
      const match = await world.match();
      await world.play(match, await world.everybody(match), fastRandom(1), 3);
      await world.host.stop();
      begun.push(match.id);
    }
    const there = await installation(target.store, clock, [older]);
    const here = async (): Promise<readonly string[]> =>
      (await target.store.prisma.match.findMany({ orderBy: { createdAt: 'asc' } })).map(({ id }) => id);
    const [all, olds] = [join(folder, 'all'), join(folder, 'olds')];
    const nowhere = { matches: 0, left: [expect.stringMatching(/begins with ffff; .*admin editions/)] };
    const beginning = older.hash.slice(0, 12);

    expect(await exportTo(all, source.store, editions)).toEqual({ matches: 2, left: [] });
    expect(await exportTo(olds, source.store, editions, { edition: beginning })).toEqual({ matches: 1, left: [] });
    expect(await exportTo(join(folder, 'none'), source.store, editions, { edition: 'ffff' })).toEqual(nowhere);
    expect(await importFrom(all, target.store, there, { edition: 'ffff' })).toEqual(nowhere);
    expect(await here()).toEqual([]);
    expect(await importFrom(all, target.store, there, { edition: newestRaids.edition })).toEqual({ matches: 1, left: [] });
    expect(await here()).toEqual([begun[1]]);
    expect(await importFrom(olds, target.store, there, { edition: beginning })).toEqual({ matches: 1, left: [] });
    expect([...(await here())].sort()).toEqual([...begun].sort());
    await Promise.all([source.remove(), target.remove(), rm(folder, { recursive: true, force: true })]);
  });
});
