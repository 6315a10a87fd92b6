import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { newestOnly } from '../editions/editions.ts';
import { serverOver } from '../testing/live-server.ts';
import { gather, Person, until } from '../testing/people.ts';
import { DATABASE_KINDS, openStore, testDatabase } from '../testing/stores.ts';
import { exportTo, importFrom } from './archive.ts';

const rules = newestOnly(findGame);

describe.each(DATABASE_KINDS)('matches of a server on the %s database', (kind) => {
  it('go out into a file, into another storage, and out again the same', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skald-archive-'));
    const [from, to] = [await testDatabase(kind), await testDatabase(kind)];
    const server = await serverOver({ ...from, remove: async () => undefined });
    const people = await Promise.all(['Ragna', 'Sigurd'].map((name) => Person.enter(server.address, name)));
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
    expect(await exportTo(first, source, rules, undefined)).toEqual({ matches: 2, left: [] });
    expect(await exportTo(join(folder, 'one'), source, rules, running)).toEqual({ matches: 1, left: [] });
    await expect(exportTo(first, source, rules, undefined)).rejects.toThrow('EEXIST');
    await source.close();
    const target = await openStore(to.settings);
    expect(await importFrom(first, target, rules)).toEqual({ matches: 2, left: [] });
    expect(await exportTo(second, target, rules, undefined)).toEqual({ matches: 2, left: [] });
    expect((await importFrom(first, target, rules)).left).toHaveLength(2);
    await target.close();
    expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'));
    await Promise.all([from.remove(), to.remove(), rm(folder, { recursive: true, force: true })]);
  });
});
