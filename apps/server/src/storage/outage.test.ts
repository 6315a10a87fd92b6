import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMatch, aRow } from '../testing/matches.ts';
import { createDatabase, type OwnPostgres, ownCluster } from '../testing/postgres.ts';
import { storageSettings } from '../testing/settings.ts';
import { DATABASE_KINDS, openStore, testDatabase } from '../testing/stores.ts';
import { isOutage } from './outage.ts';
import type { Store } from './store.ts';

describe('an outage', () => {
  it('is told from a wrong statement', () => {
    const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
    for (const code of ['ECONNREFUSED', '57P01', '08006', '53300', '40001', 'P1001']) expect(isOutage(withCode(code)), code).toBe(true);
    for (const code of ['23505', '42601', '22P05', 'P2002']) expect(isOutage(withCode(code)), code).toBe(false);
    expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isOutage(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
    expect(isOutage(new Error('wrapped', { cause: withCode('ECONNRESET') }))).toBe(true);
    expect(isOutage('down')).toBe(false);
  });
});

describe.each(DATABASE_KINDS)('a session that is ended on %s', (kind) => {
  it('is replaced, and what was written before is there', async () => {
    const database = await testDatabase(kind);
    const store = await openStore(database.settings);
    const matchId = await aMatch(store);
    await store.append(aRow(matchId, 1));
    await store.prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
    expect(await store.append(aRow(matchId, 2))).toEqual({ outcome: 'written' });
    expect(await store.readLog(matchId)).toHaveLength(2);
    await store.beat();
    await store.close();
    await database.remove();
  });
});

const cluster: OwnPostgres | undefined = DATABASE_KINDS.includes('postgresql') ? await ownCluster() : undefined;

describe.runIf(cluster)('a PostgreSQL that is stopped under load', () => {
  let store: Store;
  let removeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { url, drop } = await createDatabase(cluster?.url ?? '');
    removeDatabase = drop;
    store = await openStore(storageSettings({ databaseUrl: url, appendPatienceMs: 200 }));
  });

  afterAll(async () => {
    await store.close();
    await removeDatabase();
    await cluster?.stop();
  });

  it('makes appends unavailable, then they go on by themselves and nothing acknowledged is lost', async () => {
    const matchId = await aMatch(store);
    const outcomes: string[] = [];
    let seq = 1;
    const append = async (): Promise<void> => {
      const { outcome } = await store.append(aRow(matchId, seq));
      outcomes.push(outcome);
      // Whether an unavailable row was written is not known: the log says.
      if (outcome === 'written' || outcome === 'repeated') seq++;
    };
    for (let i = 0; i < 20; i++) await append();
    await cluster?.pause();
    while (outcomes.at(-1) !== 'unavailable') await append();
    await expect(store.beat()).rejects.toSatisfy(isOutage);
    await cluster?.resume();
    while (outcomes.at(-1) === 'unavailable') await append();
    for (let i = 0; i < 20; i++) await append();
    await store.beat();
    expect(new Set(outcomes)).toEqual(new Set(['written', 'unavailable']));
    expect(await store.readLog(matchId)).toEqual(Array.from({ length: seq - 1 }, (_, i) => aRow(matchId, i + 1)));
  });
});
