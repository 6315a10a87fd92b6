/** How every refusal looks on the wire: a code for programs and a reason for people. */
import { z } from 'zod';

export const ERROR_CODES = [
  /** The request does not fit its schema. */
  'bad-request',
  'too-large',
  'not-found',
  /** The request comes from a page of another origin. */
  'bad-origin',
  /** No session, or one that is over. */
  'unauthenticated',
  'forbidden',
  'banned',
  'wrong-credentials',
  'already-signed-in',
  'not-a-guest',
  'name-taken',
  'email-taken',
  /** A limit on what one account may own is reached. */
  'limit-reached',
  /** Too often: try again after `retryAfterMs`. */
  'too-many',
  /** A queue is full: try again after `retryAfterMs`. */
  'busy',
  /** The storage cannot be reached just now: try again after `retryAfterMs`. */
  'unavailable',
  'internal',
] as const;

export const errorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCode>;

export const errorBody = z.object({
  error: z.object({
    code: errorCode,
    reason: z.string().describe('In plain English; clients translate by the code.'),
    retryAfterMs: z.int().nonnegative().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
