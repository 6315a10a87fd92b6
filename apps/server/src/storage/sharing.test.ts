import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { writeEnding } from '../matches/host/ending.ts';
import { aMatch, aRow } from '../testing/matches.ts';
import { DATABASE_KINDS, openStore, type TestDatabase, testDatabase } from '../testing/stores.ts';
import { Lease } from './lease.ts';
import type { Store } from './store.ts';

const MATCHES = 40;

describe.runIf(DATABASE_KINDS.includes('postgresql'))('two stores on one PostgreSQL', () => {
  let database: TestDatabase;
  let one: Store;
  let two: Store;
  beforeAll(async () => {
    database = await testDatabase('postgresql');
    one = await openStore(database.settings, systemClock, true);
    two = await openStore(database.settings, systemClock, true);
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await database.remove();
  });

  const matches = (): Promise<string[]> => Promise.all(Array.from({ length: MATCHES }, () => aMatch(one)));

  it('of two groups of rows for the same places each place gets one, and those that lost spoil no other', async () => {
    const ids = await matches();
    const own = await aMatch(one);
    const rowsOf = (who: string, order: readonly string[]) => order.map((id) => aRow(id, 1, { commandId: `${who}-${id}` }));
    const [here, there] = await Promise.all([
      Promise.all([...rowsOf('one', ids), aRow(own, 1)].map((row) => one.append(row))),
      Promise.all(rowsOf('two', [...ids].reverse()).map((row) => two.append(row))),
    ]);
    const outcomes = ids.map((_, nth) => [here[nth]?.outcome, there[MATCHES - 1 - nth]?.outcome].sort());
    expect(outcomes).toEqual(ids.map(() => ['conflict', 'written']));
    expect(here.at(-1)).toEqual({ outcome: 'written' });
    for (const id of ids) expect(await two.readLog(id)).toHaveLength(1);
  });

  it('the same command at both is carried out once, and both learn what it brought', async () => {
    const ids = await matches();
    const [here, there] = await Promise.all([one, two].map((store) => Promise.all(ids.map((id) => store.append(aRow(id, 1))))));
    const outcomes = ids.map((_, nth) => [here?.[nth]?.outcome, there?.[nth]?.outcome].sort());
    expect(outcomes).toEqual(ids.map(() => ['repeated', 'written']));
  });

  it('a match ends after its last row or before it, never between', async () => {
    const ids = await matches();
    await Promise.all(ids.map((id) => one.append(aRow(id, 1))));
    const ending = { status: 'aborted', reason: 'late', standings: [] } as const;
    const [appended] = await Promise.all([
      Promise.all(ids.map((id) => one.append(aRow(id, 2)))),
      Promise.all(ids.map((id) => writeEnding(two, systemClock, id, ending))),
    ]);
    for (const [nth, id] of ids.entries()) {
      const rows = await one.readLog(id);
      expect(rows).toHaveLength(appended[nth]?.outcome === 'written' ? 2 : 1);
      expect(await one.append(aRow(id, rows.length + 1))).toEqual({ outcome: 'conflict' });
    }
  });

  it('a lease is held by one at a time, and passes on when its holder goes or loses its connection', async () => {
    const events: string[] = [];
    const lease = (name: string): Lease =>
      new Lease({
        databaseUrl: database.settings.databaseUrl ?? '',
        clock: { now: systemClock.now, after: (ms, run) => systemClock.after(ms / 100, run) },
        key: 7,
        got: () => events.push(`${name} got it`),
        lost: () => events.push(`${name} lost it`),
      });
    const happens = async (event: string): Promise<void> => {
      while (events.at(-1) !== event) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const [first, second] = [lease('first'), lease('second')];
    await first.start();
    await second.start();
    expect(events).toEqual(['first got it']);
    await one.prisma.$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_locks WHERE locktype = 'advisory' AND objid = 7 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    while (events.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(events).toContain('first lost it');
    const holder = events.findLast((event) => event.endsWith('got it'))?.startsWith('first') ? first : second;
    await holder.stop();
    await happens(`${holder === first ? 'second' : 'first'} got it`);
    await (holder === first ? second : first).stop();
  });
});
