/** Several servers in tests, if Redis and PostgreSQL are available. */
import { inject } from 'vitest';
import type { Clock } from '../../clock.ts';
import type { Environment } from '../../config.ts';
import { type LiveServer, serverOver } from '../../testing/live-server.ts';
import { DATABASE_KINDS, testDatabase } from '../../testing/stores.ts';

/** The global set-up reports what is missing. */
export const CAN_SHARE = inject('redisUrl') !== '' && DATABASE_KINDS.includes('postgresql');

export interface TwoServers {
  readonly one: LiveServer;
  readonly two: LiveServer;
  remove(): Promise<void>;
}

/** Two servers in this process, on one database. `room` is the number of the Redis database; each test file has its own. */
export async function twoServers(room: number, env: Environment = {}, clock?: Clock): Promise<TwoServers> {
  const database = await testDatabase('postgresql');
  const shared = {
    SKALD_HEARTBEAT_MS: '300',
    REDIS_URL: `${inject('redisUrl')}/${room}`,
    DATABASE_URL: database.settings.databaseUrl,
    ...env,
  };
  const [one, two] = await Promise.all([serverOver(database, shared, clock), serverOver(database, shared, clock)]);
  const remove = async (): Promise<void> => {
    await Promise.all([one.stop(), two.stop()]);
    await database.remove();
  };
  return { one, two, remove };
}
