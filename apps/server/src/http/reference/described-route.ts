/** The documentation of a route beyond its schemas: errors and empty responses. */
import { errorBody, matchDetail, matchSummary, publicAccount, routeReference, seatInfo } from '@skald/protocol';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

/** Shared responses, listed once in the document under these names. */
for (const [id, schema] of Object.entries({
  Error: errorBody,
  Match: matchDetail,
  MatchSummary: matchSummary,
  Seat: seatInfo,
  Account: publicAccount,
}))
  z.globalRegistry.add(schema, { id });

const AWAY = answerOf('Try again after `retryAfterMs`: `busy`, `unavailable` or `stopping`.', errorBody);
/** The generator writes no content for it. */
const NOTHING = z.undefined().describe('Done.');

/** Adds the errors to a route of the interface. */
export function withAllResponses(schema: FastifySchema, path: string): FastifySchema {
  const declared = z.record(z.string(), z.unknown()).parse(schema.response ?? {});
  const answers = Object.entries(declared)
    .filter(([status]) => status !== '4xx')
    .map(([status, answer]) => [status, status === '204' ? NOTHING : described(answer)]);
  const errors = path.startsWith('/api/') ? { '4xx': answerOf(errorsOf(schema.operationId), errorBody), 503: AWAY } : {};
  return { ...schema, response: { ...Object.fromEntries(answers), ...errors } };
}

function errorsOf(name: string | undefined): string {
  const own = Object.entries(routeReference).find(([one]) => one === name)?.[1].errors ?? [];
  const more = own.length === 0 ? '' : ` Besides the codes of every request: ${own.map((code) => `\`${code}\``).join(', ')}.`;
  return `Refused: \`error.code\` says why.${more}`;
}

function described(answer: unknown): unknown {
  return answer instanceof z.ZodType ? answerOf(answer.description ?? 'Done.', answer) : answer;
}

function answerOf(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema } } };
}

/** The schema of a body without its null: Fastify passes a missing body as null. */
export function bodyOf({ body }: FastifySchema): unknown {
  const inner = body instanceof z.ZodOptional ? body.unwrap() : body;
  return inner instanceof z.ZodNullable ? inner.unwrap() : inner;
}
