/** The modules of editions go out in the form that the client accepts. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pack } from '@skald/editions';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from '../errors/errors.ts';
import { serveEditions } from './editions.ts';
import { encodingFor } from './encoding.ts';
import { NEVER_CHANGES } from './never-changes.ts';

const MODULE = `export const rules = ${JSON.stringify('Skald '.repeat(400))};`;
const EDITION = 'a'.repeat(64);
const url = `/editions/raids/${EDITION}.mjs`;

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app, undefined);
  const packed = pack(MODULE);
  serveEditions(app, { packed: async (_game, edition) => (edition === EDITION ? packed : undefined), fits: async () => null });
  await app.ready();
});
afterAll(() => app.close());

describe('a module', () => {
  it.each([
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, br;q=0', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['', undefined, (body: Buffer) => body],
  ])('for a client that accepts "%s"', async (accepted, encoding, decode) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await app.inject({ method: 'GET', url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers).toMatchObject({
      vary: 'accept-encoding',
      'cache-control': NEVER_CHANGES,
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(decode(answer.rawPayload).toString()).toBe(MODULE);
    const head = await app.inject({ method: 'HEAD', url, headers });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', answer.headers.etag]);
    const again = await app.inject({ method: 'GET', url, headers: { ...headers, 'if-none-match': String(answer.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is not there under another name', async () => {
    expect((await app.inject({ method: 'GET', url: `/editions/raids/${'b'.repeat(64)}.mjs` })).statusCode).toBe(404);
  });
});

it.each([
  [undefined, undefined],
  ['*', undefined],
  ['br', 'br'],
  ['gzip;q=1.0, br;q=0.9', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.000', undefined],
  ['compress, x-gzip', undefined],
])('the encoding for %s is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
