/** The HTTP side of the server, put together: what every request passes through, and what it can reach. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import type { GameInfo } from '@skald/protocol';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Bots } from '../accounts/bots.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Replays } from '../matches/replays.ts';
import type { Metrics } from '../metrics.ts';
import type { Push } from '../push/push.ts';
import type { Store } from '../storage/store.ts';
import { serveAccounts } from './account-routes.ts';
import type { Authentication } from './authenticate.ts';
import { serveBots } from './bot-routes.ts';
import { handleErrors } from './errors.ts';
import { secureHeaders } from './headers.ts';
import { serveMatches } from './match-routes.ts';
import { serveOperations } from './operations.ts';
import { checkOrigins } from './origin.ts';
import { servePeace } from './peace-routes.ts';
import { servePlayers } from './player-routes.ts';
import { servePush } from './push-routes.ts';
import { RateLimits } from './rate-limits.ts';
import { serveReference } from './reference.ts';
import { serveReplays } from './replay-routes.ts';
import { serveSessions } from './session-routes.ts';
import { serveWeb } from './web.ts';

/** Everything that routes work with. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly bots: Bots;
  readonly lobby: Lobby;
  readonly replays: Replays;
  readonly push: Push;
  /** What can be played here. */
  readonly games: readonly GameInfo[];
  /** Where the files of the web client lie, if they have been built. */
  readonly web: string;
  isStopping(): boolean;
  /** Whether Redis can be reached; undefined where none is wanted. */
  redis(): 'up' | 'away' | undefined;
  /** Bots offer something else than before. */
  botsChanged(): void;
  /** An account was deleted: it leaves its matches, and its sockets close. */
  accountDeleted(account: string): Promise<void>;
}

/** A Fastify that takes its types from zod. */
export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

export async function buildApp(services: Services, logger: FastifyBaseLogger, authentication: Authentication): Promise<App> {
  const { config, metrics } = services;
  const app: App = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.limits.bodyBytes,
    trustProxy: (_address, hop) => hop < config.server.proxies,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app, await serveWeb(app, services.web));

  const limits = new RateLimits(services.clock, config);
  await secureHeaders(app, config.server);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address: addresses may hold invitations, and any number of them would be any number of figures.
    const { url: route = 'unknown' } = request.routeOptions;
    metrics.requested(request.method, route, reply.statusCode, reply.elapsedTime);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  await serveReference(app, authentication.cookie);

  serveOperations(app, services);
  await app.register(
    async (api: App) => {
      api.addHook('onRequest', limits.requests);
      checkOrigins(api, config.server);
      authentication.install(api);
      api.addHook('onRequest', limits.accountRequests);
      serveAccounts(api, services, authentication, limits);
      serveSessions(api, services, authentication, limits);
      serveBots(api, services);
      serveMatches(api, services, limits);
      serveReplays(api, services);
      servePlayers(api, services);
      servePush(api, services);
      servePeace(api, services);
    },
    { prefix: '/api' },
  );
  return app;
}
