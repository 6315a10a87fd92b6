/** The composition root: every part of a server, wired top to bottom. What plays over sockets is wired in compose/play.ts. */
import { games } from '@skald/engine/games';
import type { FastifyBaseLogger } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { Bots } from './accounts/bots.ts';
import { Devices } from './accounts/devices.ts';
import { fillLookalikes } from './accounts/lookalikes.ts';
import { Passwords } from './accounts/passwords.ts';
import { Sessions } from './accounts/sessions.ts';
import type { Clock } from './clock.ts';
import { composePlay } from './compose/play.ts';
import type { Config } from './config.ts';
import { Editions } from './editions/editions.ts';
import { installedEditions } from './editions/installed.ts';
import { type App, buildApp, type ServerDeps } from './http/app.ts';
import { Authentication } from './http/auth/authenticate.ts';
import { limitPipelines } from './http/connections/pipelines.ts';
import { gameInfos } from './http/routes/game-infos.ts';
import { findLayout } from './layout.ts';
import { Replays } from './matches/log/replays.ts';
import { forgetCommands } from './matches/play/command-records.ts';
import type { FaultPoints } from './matches/play/fault-points.ts';
import { Metrics } from './metrics.ts';
import { Push } from './push/push.ts';
import type { NoStore, OpenedEmbedded } from './storage/open-embedded.ts';
import { Store, type StoreDeps } from './storage/store.ts';

/** Commands are remembered for this long after the end of their match. */
const COMMANDS_KEPT_MS = 7 * 24 * 3_600_000;

/** A server whose parts are there, but that does not listen yet. */
export interface ComposedServer {
  readonly app: App;
  readonly services: ServerDeps;
  /** Begins to look after the matches. Returns a sentence for the operator where it cannot. */
  start(): Promise<string | undefined>;
  /** Removes sessions and commands that are over and tidies the storage. */
  upkeep(): Promise<void>;
  /** Finishes what is under way, then lets go of everything. */
  stop(): Promise<void>;
}

export async function compose(
  config: Config,
  clock: Clock,
  logger: FastifyBaseLogger,
  faults: FaultPoints,
  database?: Promise<OpenedEmbedded>,
): Promise<ComposedServer | NoStore> {
  let stopping = false;
  const isStopping = (): boolean => stopping;

  // Storage.
  const metrics = new Metrics();
  const storeDeps: StoreDeps = {
    clock,
    meter: metrics,
    isShared: config.servers.redisUrl !== undefined,
    onConnectionLost: (error) => logger.warn({ err: error }, 'a connection to the database was lost'),
  };
  const store = await Store.open(config.storage, storeDeps, database);
  if (!(store instanceof Store)) return store;
  metrics.watch('skald_append_queue', 'Log rows that wait for their commit', () => store.appendDepth);

  // Rules.
  const editions = new Editions({ games, store, clock, modules: installedEditions() });
  await editions.keepReleased();

  // Accounts.
  await fillLookalikes(store.prisma);
  const sessions = new Sessions(store, clock, config.sessions);
  const accounts = new Accounts(store.prisma, clock, new Passwords(config.sessions));
  const devices = new Devices(store.prisma, clock);
  const bots = new Bots(store.prisma, clock, sessions, config.limits.bots);
  const authentication = new Authentication(sessions, config);
  const push = new Push(store.prisma, clock, config, logger);

  // Matches, lobby, sockets.
  const { cookie } = authentication;
  const play = await composePlay({ config, clock, store, sessions, metrics, push, logger, rules: editions, faults, cookie, isStopping });

  // HTTP.
  const services: ServerDeps = {
    config,
    clock,
    store,
    metrics,
    accounts,
    sessions,
    devices,
    bots,
    lobby: play.lobby,
    replays: new Replays(store, editions, play.log),
    editions,
    push,
    games: gameInfos(games.values()),
    web: findLayout().web,
    isStopping,
    redis: play.redis,
    botsChanged: () => play.botsChanged(),
    accountDeleted: (account) => play.farewell(account),
  };
  const app = await buildApp(services, logger, authentication);
  play.sockets.attach(app.server);
  limitPipelines(app.server, config.server);

  return {
    app,
    services,
    start: () => play.start(),
    async upkeep() {
      await sessions.sweep();
      await devices.sweep();
      await forgetCommands(store, new Date(clock.now() - COMMANDS_KEPT_MS));
      await store.tidy();
    },
    async stop() {
      stopping = true;
      await play.stop();
      await app.close();
      await store.close();
    },
  };
}
