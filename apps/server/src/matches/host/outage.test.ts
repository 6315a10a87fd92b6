import { fastRandom } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { isProblem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { createDatabase, type OwnPostgres, ownCluster } from '../../testing/postgres.ts';
import { storageSettings } from '../../testing/settings.ts';
import { DATABASE_KINDS, openStore } from '../../testing/stores.ts';
import { until } from '../testing/until.ts';
import { World } from '../testing/world.ts';

describe.runIf(DATABASE_KINDS.includes('postgresql'))('a database that goes away and comes back', () => {
  let cluster: OwnPostgres | undefined;
  let store: Store;

  beforeAll(async () => {
    cluster = await ownCluster();
    if (!cluster) throw new Error('the programs of PostgreSQL are not installed');
    const { url } = await createDatabase(cluster.url);
    store = await openStore(storageSettings({ databaseUrl: url, appendPatienceMs: 0 }));
  });

  afterAll(async () => {
    await store.close();
    await cluster?.stop();
  });

  it('is told as such; then everybody plays on, nothing is lost, nothing happened twice, and no clock ran', async () => {
    const world = await World.open(store);
    const match = await world.match({ clock: { kind: 'live', bankMs: 60_000, incrementMs: 0 } });
    const watchers = await world.everybody(match);
    const random = fastRandom(3);
    await world.play(match, watchers, random, 4);
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    const open = asked?.decisions[0];
    const seat = typeof asked?.viewer === 'number' ? asked.viewer : 0;
    const account = match.accounts[seat] ?? '';
    const command = { match: match.id, account, commandId: newId(), decision: open?.id ?? '', answer: open?.fallback };
    await cluster?.pause();
    expect(await world.host.answer(command)).toMatchObject({ problem: 'busy', retryAfterMs: expect.any(Number) });
    expect(await world.host.answer(command)).toMatchObject({ problem: 'busy', retryAfterMs: expect.any(Number) });
    expect(await world.host.handOver({ match: match.id, account, commandId: newId() })).toMatchObject({
      problem: 'busy',
      retryAfterMs: expect.any(Number),
    });
    world.clock.advance(59_000);
    await cluster?.resume();
    await until(async () => !isProblem(await world.host.answer(command)), 'the answer');
    const rows = await store.readLog(match.id);
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(rows[4]?.commandId).toBe(`${seat}:${command.commandId}`);
    expect(rows[4]?.banksMs).toEqual([60_000, 60_000]);
    expect(await world.play(match, watchers, random, 5)).toBe(5);
    expect(world.failures).toEqual([]);
    await world.host.stop();
  });
});
