/** Turns every failure into the documented error body, without stacks or internals. */
import { ERROR_STATUS, type ErrorCode, errorCode } from '@skald/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorBodyOf, isProblem, type Problem, problem } from '../../problem.ts';
import { refusalOfInput } from '../../storage/bad-input.ts';
import { isOutage } from '../../storage/outage.ts';
import type { WebPages } from '../static/web.ts';

const UNAVAILABLE_MS = 2000;

/** A refusal on its way out: thrown by hooks, for Fastify ends a request that way. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(refusal: Problem) {
    super(refusal.reason);
    this.problem = refusal;
  }
}

/** The value itself; a problem ends the request. */
export function demand<T>(outcome: T | Problem): T {
  if (isProblem(outcome)) throw new Refused(outcome);
  return outcome;
}

/** Addresses of the interface, never of a page. */
const API = /^\/api(?:[/?]|$)/;

/** `pages` answer browsers that look for a page, and programs that show previews of links; others get the error body. */
export function handleErrors(app: FastifyInstance, pages: WebPages | undefined): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    error.statusCode === 416 ? reply.code(416).send(errorBodyOf(outsideOfFile)) : send(reply, understand(error, request)),
  );
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !API.test(request.url) && pages?.isWanted(request);
    return pages && isPage ? pages.send(request, reply) : send(reply, problem('not-found', 'There is nothing at this address.'));
  });
}

/** Only files are given in parts, so the protocol has no code for it. */
const outsideOfFile = problem('bad-request', 'The header Range names bytes that the file does not have.');

const badAddress = problem('bad-request', 'The address cannot be read.');

/** A malformed or too long URL: refused before routing and before the hooks, so the limit is checked here. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply, limit: (request: FastifyRequest) => void): void {
  try {
    limit(request);
    send(reply, badAddress);
  } catch (error) {
    send(reply, error instanceof Refused ? error.problem : badAddress);
  }
}

const forbiddenName = problem('bad-request', 'No entry of a body may be called __proto__, or have a constructor with a prototype.');

/** Bodies are JSON and nothing else. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    void parse(request, body, (error, value) => done(error && isJson(body) ? new Refused(forbiddenName) : error, value));
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const hostMissing = problem('bad-request', 'A request says which host it is for (header Host).');

/** HTTP/1.1 wants the header; Node would refuse with an empty body. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new Refused(hostMissing);
  });
}

function send(reply: FastifyReply, refusal: Problem): FastifyReply {
  if (refusal.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfterMs / 1000));
  return reply.code(ERROR_STATUS[refusal.problem]).send(errorBodyOf(refusal));
}

function understand(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Refused) return error.problem;
  if (hasZodFastifySchemaValidationErrors(error)) return problem(schemaCode(error), schemaReason(error));
  if (isOutage(error)) {
    request.log.warn({ err: error }, 'the storage is away');
    return problem('busy', 'The storage cannot be reached just now.', UNAVAILABLE_MS);
  }
  const refused = refusalOfInput(error);
  if (refused) {
    request.log.warn({ err: error }, 'the storage refused what a request held');
    return refused;
  }
  if (error.statusCode === 413) return problem('too-large', 'The request is too large.');
  if (error.statusCode !== undefined && error.statusCode < 500) return problem('bad-request', unreadable(error.code));
  request.log.error({ err: error }, 'a request failed');
  return problem('internal', `Something went wrong on our side; it is logged as ${request.id}.`);
}

/** Why a body cannot be read, by the code that Fastify gives it. */
const UNREADABLE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The header Content-Type says application/json, but the body is empty: leave the header out, or send {}.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'A body is JSON, with the header Content-Type: application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as the header Content-Length says.',
};

function unreadable(code: string): string {
  return UNREADABLE[code] ?? 'The request cannot be read.';
}

interface SchemaError {
  readonly validation: readonly {
    readonly instancePath: string;
    readonly message?: string;
    /** What zod calls the params of an issue is in here under that name. */
    readonly params: { readonly params?: { readonly error?: unknown } };
  }[];
}

/** The code that the schema gives to what is wrong, if it is all that is wrong. */
function schemaCode({ validation: [first, ...more] }: SchemaError): ErrorCode {
  const named = more.length === 0 ? errorCode.safeParse(first?.params.params?.error).data : undefined;
  return named ?? 'bad-request';
}

/** Which part of the request does not fit, and why; never what it held. */
function schemaReason(error: SchemaError): string {
  const parts = error.validation.map(({ instancePath, message }) => {
    const path = instancePath.split('/').filter(Boolean).join('.');
    return path === '' ? message : `${path}: ${message}`;
  });
  return parts.join('; ');
}
