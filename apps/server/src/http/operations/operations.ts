/** Operations endpoints: liveness, readiness and metrics. */
import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { errorBody } from '@skald/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hashToken } from '../../accounts/tokens.ts';
import { problem } from '../../problem.ts';
import type { App, ServerDeps } from '../app.ts';
import { Refused } from '../errors/errors.ts';
import { ANYBODY } from '../reference/access.ts';
import { StorageProbe } from './storage-probe.ts';

/** However often it is asked, the storage is tried at most this often. */
const HEALTH_EVERY_MS = 1000;
const HEALTH_WITHIN_MS = 3000;

const healthy = z.object({
  status: z.literal('ok'),
  storage: z.enum(['embedded', 'postgresql']),
  redis: z
    .enum(['up', 'away'])
    .optional()
    .describe('Where several servers share a database: without it they go on, and hear of each other later.'),
});
const ready = z.object({ status: z.literal('ready') });

export function serveOperations(app: App, services: ServerDeps): void {
  const { store, clock, config, metrics } = services;
  const storage = new StorageProbe({ prove: () => store.beat(), clock, freshMs: HEALTH_EVERY_MS, patienceMs: HEALTH_WITHIN_MS });
  const requireStorage = async (request: FastifyRequest): Promise<void> => {
    try {
      await storage.check();
    } catch (error) {
      request.log.warn({ err: error }, 'the storage does not answer');
      throw new Refused(problem('unavailable', 'The storage does not answer.', HEALTH_EVERY_MS));
    }
  };

  app.get(
    '/healthz',
    {
      schema: {
        tags: ['operation'],
        summary: 'Proves a write to the storage and a read from it',
        security: ANYBODY,
        response: { 200: healthy, 503: errorBody },
      },
    },
    async (request) => {
      await requireStorage(request);
      const redis = services.redis();
      return { status: 'ok', storage: store.kind, ...(redis && { redis }) } as const;
    },
  );

  app.get(
    '/readyz',
    {
      schema: {
        tags: ['operation'],
        summary: 'Should new players be sent here?',
        security: ANYBODY,
        response: { 200: ready, 503: errorBody },
      },
    },
    async (request) => {
      if (services.isStopping()) throw new Refused(problem('unavailable', 'The server is stopping.', HEALTH_WITHIN_MS));
      await requireStorage(request);
      return { status: 'ready' } as const;
    },
  );

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, config.server.metricsToken)) {
      throw new Refused(problem('forbidden', 'The figures need the token of SKALD_METRICS_TOKEN, or the machine itself.'));
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  // A local proxy connects from loopback but names its client.
  if (token === undefined) return isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined;
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
  return timingSafeEqual(hashToken(given), hashToken(token));
}

function isLoopback(address: string): boolean {
  return isIP(address) === 4 ? address.startsWith('127.') : address === '::1' || address.startsWith('::ffff:127.');
}
