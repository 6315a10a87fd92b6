/** A whole server: storage, accounts, matches, sockets and HTTP, started together and stopped in the reverse order. */
import { fileURLToPath } from 'node:url';
import { games } from '@skald/engine/games';
import type { FastifyBaseLogger } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { Bots } from './accounts/bots.ts';
import { Passwords } from './accounts/passwords.ts';
import { Sessions } from './accounts/sessions.ts';
import type { Clock, Timer } from './clock.ts';
import type { Config } from './config.ts';
import { type App, buildApp, type Services } from './http/app.ts';
import { Authentication } from './http/authenticate.ts';
import { gameInfos } from './http/game-infos.ts';
import { type FaultPoints, noFaults } from './matches/fault-points.ts';
import { Replays } from './matches/replays.ts';
import { Metrics } from './metrics.ts';
import { hashNatively } from './native-hash.ts';
import { Push } from './push/push.ts';
import { openPlay } from './sockets/index.ts';
import { Store } from './storage/store.ts';

export interface RunningServer {
  readonly app: App;
  readonly services: Services;
  /** Where it listens. */
  readonly address: string;
  /** Finishes what is under way, then lets go of everything. */
  stop(): Promise<void>;
}

/** Why there is no server, in a sentence for whoever runs it. */
export interface NotStarted {
  readonly notStarted: string;
}

const UPKEEP_EVERY_MS = 3_600_000;
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

export async function startServer(
  config: Config,
  clock: Clock,
  logger: FastifyBaseLogger,
  faults: FaultPoints = noFaults,
): Promise<RunningServer | NotStarted> {
  hashNatively();
  const metrics = new Metrics();
  const store = await Store.open(config.storage, {
    clock,
    meter: metrics,
    isShared: config.servers.redisUrl !== undefined,
    onConnectionLost: (error) => logger.warn({ err: error }, 'a connection to the database was lost'),
  });
  if (!(store instanceof Store)) return { notStarted: store.noStore };
  metrics.watch('skald_append_queue', 'Log rows that wait for their commit', () => store.appendDepth);

  const sessions = new Sessions(store, clock, config.sessions);
  const accounts = new Accounts(store.prisma, clock, new Passwords(config.sessions));
  const bots = new Bots(store.prisma, clock, sessions, config.limits.bots);
  let stopping = false;
  const isStopping = (): boolean => stopping;
  const authentication = new Authentication(sessions, config);
  const { cookie } = authentication;
  const push = new Push(store.prisma, clock, config, logger);
  const play = await openPlay({ config, clock, store, sessions, metrics, push, logger, games, faults, cookie, isStopping });
  const { lobby } = play;
  const services: Services = {
    config,
    clock,
    store,
    metrics,
    accounts,
    sessions,
    bots,
    lobby,
    replays: new Replays(store, (slug) => games.get(slug), play.log),
    push,
    games: gameInfos(games.values()),
    web: WEB,
    isStopping,
    redis: play.redis,
    botsChanged: () => play.botsChanged(),
    accountDeleted: (account) => play.farewell(account),
  };
  const app = await buildApp(services, logger, authentication);
  play.sockets.attach(app.server);
  const upkeep = keepUp(sessions, store, clock, logger);
  const stop = async (): Promise<void> => {
    stopping = true;
    upkeep.cancel();
    await play.stop();
    await app.close();
    await store.close();
  };
  try {
    const notStarted = await play.start();
    if (notStarted !== undefined) {
      await stop();
      return { notStarted };
    }
    const address = await app.listen({ host: config.server.host, port: config.server.port });
    return { app, services, address, stop };
  } catch (error) {
    await stop();
    const why = error instanceof Error ? error.message : String(error);
    return { notStarted: `The server cannot listen (${why}). Change SKALD_HOST or PORT.` };
  }
}

/** Every hour: sessions that are over are removed, and the storage is tidied. */
function keepUp(sessions: Sessions, store: Store, clock: Clock, logger: FastifyBaseLogger): Timer {
  let timer = clock.after(UPKEEP_EVERY_MS, run);
  let cancelled = false;
  async function run(): Promise<void> {
    try {
      await sessions.sweep();
      await store.tidy();
    } catch (error) {
      logger.warn({ err: error }, 'the hourly upkeep failed');
    }
    if (!cancelled) timer = clock.after(UPKEEP_EVERY_MS, run);
  }
  return {
    cancel() {
      cancelled = true;
      timer.cancel();
    },
  };
}
