/** Every refusal as one body, whatever went wrong; no stack and no detail of the inside ever leaves the server. */
import type { ErrorCode } from '@skald/protocol';
import '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorBodyOf, isProblem, type Problem, problem } from '../problem.ts';
import { isOutage } from '../storage/outage.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'too-large': 413,
  'not-found': 404,
  'bad-origin': 403,
  unauthenticated: 401,
  forbidden: 403,
  banned: 403,
  'wrong-credentials': 401,
  'already-signed-in': 409,
  'not-a-guest': 409,
  'name-taken': 409,
  'email-taken': 409,
  'limit-reached': 409,
  'too-many': 429,
  busy: 503,
  unavailable: 503,
  internal: 500,
  refused: 422,
  'unknown-message': 404,
  'protocol-version': 400,
  retry: 409,
  stopping: 503,
  'unknown-match': 404,
  'unknown-game': 404,
  'unknown-bot': 404,
  'not-seated': 403,
  'already-seated': 409,
  'no-spectators': 403,
  'wrong-status': 409,
  'seat-taken': 409,
  'no-free-seat': 409,
  'not-host': 403,
  'not-ready': 409,
  'wrong-invitation': 403,
  'no-request': 409,
};

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

/** `hasPages`: addresses of the web client are known to the client alone, which is sent for any of them. */
export function handleErrors(app: FastifyInstance, hasPages: boolean): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, understand(error, request)));
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
    return hasPages && isPage ? reply.sendFile('index.html') : send(reply, problem('not-found', 'There is nothing at this address.'));
  });
}

function send(reply: FastifyReply, refusal: Problem): FastifyReply {
  if (refusal.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfterMs / 1000));
  return reply.code(STATUS[refusal.problem]).send(errorBodyOf(refusal));
}

function understand(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Refused) return error.problem;
  if (hasZodFastifySchemaValidationErrors(error)) return problem('bad-request', schemaReason(error));
  if (isOutage(error)) {
    request.log.warn({ err: error }, 'the storage is away');
    return problem('busy', 'The storage cannot be reached just now.', UNAVAILABLE_MS);
  }
  if (error.statusCode === 413) return problem('too-large', 'The request is too large.');
  if (error.statusCode !== undefined && error.statusCode < 500) return problem('bad-request', 'The request cannot be read.');
  request.log.error({ err: error }, 'a request failed');
  return problem('internal', `Something went wrong on our side; it is logged as ${request.id}.`);
}

/** Which part of the request does not fit, and why; never what it held. */
function schemaReason(error: { readonly validation: readonly { readonly instancePath: string; readonly message?: string }[] }): string {
  const parts = error.validation.map(({ instancePath, message }) => {
    const path = instancePath.split('/').filter(Boolean).join('.');
    return path === '' ? message : `${path}: ${message}`;
  });
  return parts.join('; ');
}
