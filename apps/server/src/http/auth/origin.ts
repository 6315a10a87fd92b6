/** Where a request comes from: pages of other origins may not change anything in a player's name. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { problem } from '../../problem.ts';
import { Refused } from '../errors/errors.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** May a page of the origin that these headers name use this server? Sockets ask the same. */
export function isOriginAllowed(headers: IncomingHttpHeaders, settings: Config['server']): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (settings.allowedOrigins.includes(origin)) return true;
  if (settings.publicUrl !== undefined) return new URL(settings.publicUrl).origin === origin;
  // This server speaks http; only a proxy in front of it can speak https to the browser.
  const schemes = settings.proxies > 0 ? ['http', 'https'] : ['http'];
  return schemes.some((scheme) => origin === `${scheme}://${host}`);
}

/**
 * Browsers name the origin with every request that changes something, and cannot be made not to. Programs that present
 * a bearer token need none: no page can send another's token.
 */
export function checkOrigins(app: FastifyInstance, settings: Config['server']): void {
  app.addHook('onRequest', async (request) => {
    if (HARMLESS.has(request.method) || request.headers.authorization !== undefined) return;
    if (!isOriginAllowed(request.headers, settings)) {
      throw new Refused(problem('bad-origin', 'This request must come from a page of this server (header Origin).'));
    }
  });
}
