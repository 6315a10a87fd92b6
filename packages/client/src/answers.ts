/** How a client reads what a server answers over HTTP: against the schemas, or by its outline alone. */
import { errorBody, fitsOutline, isErrorBody, type ResponseOf, type RouteName, readResponse } from '@skald/protocol';
import type { Failure } from './connection/connection-state.ts';

export interface AnswerReader {
  /** Undefined for a body that is no answer of the route. */
  answer<N extends RouteName>(name: N, body: unknown): { readonly value: ResponseOf<N> } | undefined;
  /** Undefined for a body that is no refusal. */
  failure(body: unknown): Failure | undefined;
}

/** Checks every part: for bots and tests. */
export const checkedAnswers: AnswerReader = {
  answer: (name, body) => {
    const read = readResponse(name, body);
    return read.success ? { value: read.data } : undefined;
  },
  failure: (body) => errorBody.safeParse(body).data?.error,
};

/** Trusts the server that sent the page, and tells its answers from those of others: without the schemas, which are a fifth of a first load. */
export const trustedAnswers: AnswerReader = {
  answer: (name, body) => (fitsOutline(name, body) ? { value: body } : undefined),
  failure: (body) => (isErrorBody(body) ? body.error : undefined),
};
