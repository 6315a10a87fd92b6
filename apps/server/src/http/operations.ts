/** For whoever runs the server: is it alive, is it ready, and what do its figures say. */
import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { errorBody } from '@skald/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hashToken } from '../accounts/tokens.ts';
import { problem } from '../problem.ts';
import type { App, Services } from './app.ts';
import { Refused } from './errors.ts';

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

export function serveOperations(app: App, services: Services): void {
  const { store, clock, config, metrics } = services;
  const proveStorage = sharedFor(
    HEALTH_EVERY_MS,
    () => clock.now(),
    () => within(HEALTH_WITHIN_MS, store.beat()),
  );

  app.get(
    '/healthz',
    {
      schema: {
        tags: ['operation'],
        summary: 'Proves a write to the storage and a read from it',
        response: { 200: healthy, 503: errorBody },
      },
    },
    async (request) => {
      try {
        await proveStorage();
      } catch (error) {
        request.log.warn({ err: error }, 'the storage does not answer');
        throw new Refused(problem('unavailable', 'The storage does not answer.', HEALTH_EVERY_MS));
      }
      const redis = services.redis();
      return { status: 'ok', storage: store.kind, ...(redis && { redis }) } as const;
    },
  );

  app.get(
    '/readyz',
    { schema: { tags: ['operation'], summary: 'Should new players be sent here?', response: { 200: ready, 503: errorBody } } },
    async () => {
      if (services.isStopping()) throw new Refused(problem('unavailable', 'The server is stopping.', HEALTH_WITHIN_MS));
      if (store.isAway) throw new Refused(problem('unavailable', 'The storage is away.', HEALTH_EVERY_MS));
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
  // A proxy on the same machine looks like the machine itself, but says for whom it asks.
  if (token === undefined) return isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined;
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
  return timingSafeEqual(hashToken(given), hashToken(token));
}

function isLoopback(address: string): boolean {
  return isIP(address) === 4 ? address.startsWith('127.') : address === '::1' || address.startsWith('::ffff:127.');
}

/** Callers that come together, or soon after, share one run. */
function sharedFor(ms: number, now: () => number, run: () => Promise<void>): () => Promise<void> {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  return () => {
    if (!last || now() - last.at >= ms) last = { at: now(), outcome: run() };
    return last.outcome;
  };
}

/** Real time: a storage that hangs must not hang whoever asks about it. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
