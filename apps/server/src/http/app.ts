/** Assembles the HTTP side of the server: the hooks of every request, the routes, the reference and the web client. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import type { GameInfo } from '@skald/protocol';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyTypeProviderDefault, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Bots } from '../accounts/bots.ts';
import type { Devices } from '../accounts/devices.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Editions } from '../editions/editions.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Replays } from '../matches/log/replays.ts';
import type { Metrics } from '../metrics.ts';
import type { Push } from '../push/push.ts';
import type { Store } from '../storage/store.ts';
import type { Authentication } from './auth/authenticate.ts';
import { checkOrigins } from './auth/origin.ts';
import { RateLimits } from './auth/rate-limits.ts';
import { connectionTimeouts, limitConnections } from './connections/connections.ts';
import { secureHeaders } from './connections/headers.ts';
import { handleErrors, readBodies, refuseAddress, requireHost } from './errors/errors.ts';
import { refuseConnection } from './errors/raw-answers.ts';
import { serveOperations } from './operations/operations.ts';
import { serveReference } from './reference/reference.ts';
import { accountHandlers } from './routes/account-handlers.ts';
import { botHandlers } from './routes/bot-handlers.ts';
import { matchHandlers } from './routes/match-handlers.ts';
import { moderationHandlers } from './routes/moderation-handlers.ts';
import { playerHandlers } from './routes/player-handlers.ts';
import { pushHandlers } from './routes/push-handlers.ts';
import { replayHandlers } from './routes/replay-handlers.ts';
import { type RouteHandlers, serveRoutes } from './routes/serve.ts';
import { sessionHandlers } from './routes/session-handlers.ts';
import { serveEditions } from './static/editions.ts';
import { publicGameOf } from './static/public-game.ts';
import { serveWeb } from './static/web.ts';

/** What handlers work with. */
export interface ServerDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly bots: Bots;
  readonly lobby: Lobby;
  readonly replays: Replays;
  readonly editions: Editions;
  readonly push: Push;
  /** The games of this server. */
  readonly games: readonly GameInfo[];
  /** The folder of the web client's files, if they are built. */
  readonly web: string;
  isStopping(): boolean;
  /** Whether Redis can be reached; undefined without Redis. */
  redis(): 'up' | 'away' | undefined;
  /** The offers of bots have changed. */
  botsChanged(): void;
  /** An account was deleted: it leaves its matches, and its sockets close. */
  accountDeleted(account: string): Promise<void>;
}

/** A Fastify with types from zod. */
export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

export async function buildApp(services: ServerDeps, logger: FastifyBaseLogger, authentication: Authentication): Promise<App> {
  const { config, metrics } = services;
  const limits = new RateLimits(services.clock, config);
  const app: App = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.limits.bodyBytes,
    trustProxy: (_address, hop) => hop < config.server.proxies,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply, limits.requests),
    ...connectionTimeouts(config.server),
    clientErrorHandler: refuseConnection,
  }).withTypeProvider<ZodTypeProvider>();
  limitConnections(app.server, config);
  readBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(
    app,
    await serveWeb(app, {
      folder: services.web,
      games: services.games.map(({ slug }) => slug),
      publicGameOf: (match) => publicGameOf(services.store, match),
      site: config.server.publicUrl,
    }),
  );

  await secureHeaders(app, config.server);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    limits.requests(request);
  });
  requireHost(app);
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address: addresses may hold invitations, and each would make another time series.
    const { url: route = 'unknown' } = request.routeOptions;
    metrics.requested(request.method, route, reply.statusCode, reply.elapsedTime);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  await serveReference(app, authentication.cookie);

  serveOperations(app, services);
  serveEditions(app.withTypeProvider<FastifyTypeProviderDefault>(), services.editions);
  const handlers: RouteHandlers = {
    ...accountHandlers(services, authentication, limits),
    ...sessionHandlers(services, authentication, limits),
    ...botHandlers(services),
    ...matchHandlers(services),
    ...replayHandlers(services),
    ...playerHandlers(services),
    ...pushHandlers(services),
    ...moderationHandlers(services),
  };
  await app.register(async (api: App) => {
    checkOrigins(api, config.server);
    authentication.install(api);
    api.addHook('onRequest', limits.accountRequests);
    serveRoutes(api.withTypeProvider<FastifyTypeProviderDefault>(), handlers, limits.byRoute);
  });
  return app;
}
