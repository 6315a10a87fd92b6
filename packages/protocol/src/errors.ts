/** How every refusal looks on the wire: a code for programs and a reason for people. */
import * as z from 'zod';
import { json } from './json.ts';
import { reason, refusalCode } from './kernel.ts';

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
  /** A queue is full, or the storage cannot be reached just now: try again after `retryAfterMs`. */
  'busy',
  /** The server itself cannot be used just now: try again after `retryAfterMs`. */
  'unavailable',
  'internal',
  /** The rules do not allow it: `refusal` says why, and `why` names the rules. */
  'refused',
  /** There is no message of this name. */
  'unknown-message',
  /** Another version of the protocol is spoken here: load the client again. */
  'protocol-version',
  /** Somebody else moved the match on at the same moment: send the same again. */
  'retry',
  /** The server is going down: come back after `retryAfterMs`. */
  'stopping',
  /** There is no such match, or it is not for you. */
  'unknown-match',
  'unknown-game',
  'unknown-bot',
  /** You have no seat in this match. */
  'not-seated',
  'already-seated',
  /** Nobody may watch this match but its players. */
  'no-spectators',
  /** Not while the match is as it is: open, running, finished or aborted. */
  'wrong-status',
  'seat-taken',
  'no-free-seat',
  /** Only the host of the match may do this. */
  'not-host',
  /** The match cannot begin: a seat is empty, or somebody is not ready. */
  'not-ready',
  /** The invitation is missing, wrong, or no longer good. */
  'wrong-invitation',
  /** Nothing was asked for that could be agreed to. */
  'no-request',
] as const;

export const errorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCode>;

export const errorBody = z.object({
  error: z.object({
    code: errorCode,
    reason: z.string().describe('In plain English; clients translate by the code.'),
    retryAfterMs: z.int().nonnegative().optional(),
    refusal: refusalCode.optional().describe('With `refused`: the code of the rules.'),
    why: z.array(reason).optional().describe('With `refused`: why the rules do not offer it, where they can tell.'),
    details: json.optional().describe('For developers: what exactly does not fit.'),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** What passes by itself: the same message, sent again after `retryAfterMs`, may be taken. */
export const PASSING_CODES: readonly ErrorCode[] = ['busy', 'retry', 'too-many', 'unavailable', 'stopping'];
