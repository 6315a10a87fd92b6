/** `/readyz` says how the storage is now, whether somebody plays or not: a proxy that asks it sends nobody to a server that it calls away. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LiveServer, serverOver } from '../../testing/live-server.ts';
import { until } from '../../testing/people.ts';
import { createDatabase, ownCluster } from '../../testing/postgres.ts';
import { storageSettings } from '../../testing/settings.ts';
import { DATABASE_KINDS, testDatabase } from '../../testing/stores.ts';

async function statusOf({ address }: LiveServer, path = '/readyz'): Promise<number> {
  const response = await fetch(`${address}${path}`);
  await response.arrayBuffer();
  return response.status;
}

describe('readiness, with nobody playing', () => {
  it.runIf(DATABASE_KINDS.includes('postgresql'))('follows a PostgreSQL that is stopped and started twice', async () => {
    const cluster = await ownCluster();
    if (!cluster) throw new Error('PostgreSQL’s programs are not installed');
    const { url } = await createDatabase(cluster.url);
    const server = await serverOver({ settings: storageSettings({ databaseUrl: url }), remove: () => cluster.stop() });
    expect(await statusOf(server)).toBe(200);
    for (let outage = 0; outage < 2; outage++) {
      await cluster.pause();
      await until(async () => (await statusOf(server)) === 503);
      expect(await (await fetch(`${server.address}/readyz`)).json()).toMatchObject({ error: { code: 'unavailable', retryAfterMs: 1000 } });
      expect(await statusOf(server, '/healthz')).toBe(503);
      await cluster.resume();
      await until(async () => (await statusOf(server)) === 200);
      expect(await statusOf(server, '/healthz')).toBe(200);
    }
    await server.remove();
  });

  it('ends where another process has taken the folder of the embedded database', async () => {
    const database = await testDatabase('embedded');
    const server = await serverOver(database);
    expect(await statusOf(server)).toBe(200);
    await rm(join(database.settings.data, 'lock'));
    await until(async () => (await statusOf(server)) === 503);
    await server.remove();
  });

  it('goes on where the session of the embedded database was ended: it gets another', async () => {
    const database = await testDatabase('embedded');
    const server = await serverOver(database);
    const { prisma } = server.services.store;
    await prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
    await until(async () => (await statusOf(server)) === 200);
    await server.remove();
  });
});
