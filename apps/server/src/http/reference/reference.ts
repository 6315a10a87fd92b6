/** The HTTP reference at /docs, generated from the schemas that check requests. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { COMMON_ERRORS, PROTOCOL, ROUTE_GROUPS } from '@skald/protocol';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { ANY_ACCOUNT, BEARER, COOKIE } from './access.ts';
import { bodyOf, withAllResponses } from './described-route.ts';

/** The viewer sets styles from its script, which the strict policy of the other pages forbids. */
const VIEWER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const DESCRIPTION = `Everything that goes over HTTP: accounts, sessions and bots; opening, finding, joining and starting matches; replays and
sagas of finished ones; players; moderation; operation. Matches are played over Socket.IO: docs/protocol.md describes its messages, and a
whole match step by step.

People send the session cookie, and with every request that changes something the header \`Origin\` with the address of this server. Bots
send their bearer token and no \`Origin\`. Bodies are JSON with \`Content-Type: application/json\`; a request without a body has no such header.
Refusals are \`{ "error": { "code", "reason" } }\`; \`retryAfterMs\` (and the header \`Retry-After\`, in seconds) says when the same may be tried again.
Every request has the codes ${COMMON_ERRORS.map((code) => `\`${code}\``).join(', ')}; each request lists its other ones.`;

const TAGS = { ...ROUTE_GROUPS, operation: 'For operators of the server.' };

export async function serveReference(app: FastifyInstance, cookie: string): Promise<void> {
  const optionalBodies = new Set<string>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Skald', description: DESCRIPTION, version: String(PROTOCOL) },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      security: ANY_ACCOUNT,
      components: {
        securitySchemes: {
          [COOKIE]: {
            type: 'apiKey',
            in: 'cookie',
            name: cookie,
            description: 'The session of a person; requests that change something need `Origin` too.',
          },
          [BEARER]: { type: 'http', scheme: 'bearer', description: 'The token of a bot.' },
        },
      },
    },
    transform: (document) => {
      const described = withAllResponses(document.schema ?? {}, document.url);
      const body = bodyOf(described);
      if (body !== described.body && described.operationId !== undefined) optionalBodies.add(described.operationId);
      return jsonSchemaTransform({ ...document, schema: { ...described, body } });
    },
    transformObject: (document) => {
      const whole = jsonSchemaTransformObject(document);
      for (const item of Object.values(whole.paths ?? {})) {
        for (const operation of [item?.post, item?.put, item?.patch, item?.delete]) {
          if (!operation || !('requestBody' in operation) || !operation.requestBody || !('required' in operation.requestBody)) continue;
          operation.requestBody.required = !optionalBodies.has(operation.operationId ?? '');
        }
      }
      // No body is made of what is answered.
      const schemas = ('components' in whole && whole.components?.schemas) || {};
      for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name];
      return whole;
    },
  });
  serveOnceWritten(app);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true, docExpansion: 'list' },
    staticCSP: VIEWER_POLICY,
  });
}

/** Replaces the viewer's own route, which writes the whole document anew for each request. */
function serveOnceWritten(app: FastifyInstance): void {
  let written: Buffer | undefined;
  app.addHook('onRoute', (route) => {
    if (route.url !== '/docs/json') return;
    route.handler = async (_request, reply) => {
      written ??= Buffer.from(JSON.stringify(app.swagger()));
      return reply.type('application/json; charset=utf-8').send(written);
    };
  });
}
