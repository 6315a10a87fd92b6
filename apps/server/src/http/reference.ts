/** The reference of the HTTP interface at /docs, written from the very schemas that check requests. Nothing of it comes from elsewhere. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The viewer sets styles from its script, which the strict policy of the other pages forbids. */
const VIEWER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

export async function serveReference(app: FastifyInstance, cookie: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Skald', description: 'Accounts, sessions and operations of a Skald server.', version: '1' },
      components: {
        securitySchemes: {
          browser: { type: 'apiKey', in: 'cookie', name: cookie },
          bot: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true, docExpansion: 'list' },
    staticCSP: VIEWER_POLICY,
  });
}
