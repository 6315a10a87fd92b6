import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { createDatabase, ownCluster } from '../testing/postgres.ts';
import { storageSettings } from '../testing/settings.ts';
import { DATABASE_KINDS, openStore } from '../testing/stores.ts';
import { Lease } from './lease.ts';

const PASSWORD = 'p@ss/w:o#r%d $HOME "quoted"';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.runIf(DATABASE_KINDS.includes('postgresql'))('a password of any characters is taken from PGPASSWORD, by every connection', async () => {
  vi.stubEnv('PGPASSWORD', PASSWORD);
  const cluster = await ownCluster(PASSWORD);
  if (!cluster) throw new Error('PostgreSQL’s programs are not installed');
  const { url } = await createDatabase(cluster.url);
  const store = await openStore(storageSettings({ databaseUrl: url }));
  await store.beat();
  const got = new Promise<void>((resolve) => {
    const lease = new Lease({ databaseUrl: url, clock: systemClock, key: 7, got: () => lease.stop().then(resolve), lost: () => undefined });
    void lease.start();
  });
  await got;
  await store.close();

  vi.stubEnv('PGPASSWORD', 'another');
  await expect(openStore(storageSettings({ databaseUrl: url }))).rejects.toThrow('password authentication failed');
  await cluster.stop();
});
