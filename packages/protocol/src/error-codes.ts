/** The code of every refusal, without a schema: for clients that carry none. */
import type { ErrorBody } from './errors.ts';

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
  /** Somebody has this name, or one that looks like it. */
  'name-taken',
  /** The name, or one that looks like it, is reserved for the server. */
  'name-reserved',
  /** The name has characters that no name has: invisible ones, signs, emoji. */
  'name-characters',
  /** The name mixes alphabets. */
  'name-scripts',
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
  /** The match moved on at the same moment: send the same again. */
  'retry',
  /** The server is going down: come back after `retryAfterMs`. */
  'stopping',
  /** There is no such match, or it is not for you. */
  'unknown-match',
  'unknown-game',
  /** The rules that the match was begun with are not installed here. */
  'edition-unknown',
  /** The stored rules of the match are not what their name says; they were not loaded. */
  'edition-damaged',
  /** The rules of the match need a newer release of the server. */
  'edition-too-new',
  /** No content pack of this name is installed here for the game. */
  'unknown-pack',
  /** The content pack corrects earlier rules than a new match is played by. */
  'pack-superseded',
  'unknown-bot',
  /** This name is a strength of the house bots; other bots may not offer it. */
  'house-name',
  /** A bot and its owner may not be at this table together: the match does not allow it. */
  'own-bot',
  /** You have no seat in this match. */
  'not-seated',
  'already-seated',
  /** Nobody may watch this match but its players. */
  'no-spectators',
  /** The match's status (open, running, finished, aborted) forbids it. */
  'wrong-status',
  'seat-taken',
  'no-free-seat',
  /** Only the match's host may do this. */
  'not-host',
  /** The match cannot begin: a seat is empty, or somebody is not ready. */
  'not-ready',
  /** The invitation is missing, wrong, or no longer good. */
  'wrong-invitation',
  /** There is no undo request to agree to. */
  'no-request',
  /** A bot refuses the undo because somebody has learned something since. */
  'bots-decline',
  /** The command id was used for another command, or for the same with other content. */
  'command-reused',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Transient codes: the same message may succeed after `retryAfterMs`. */
export const PASSING_CODES: readonly ErrorCode[] = ['busy', 'retry', 'too-many', 'unavailable', 'stopping'];

/** Is this a refusal with a code that is known here? Its other parts are trusted. */
export function isErrorBody(value: unknown): value is ErrorBody {
  const { error } = entriesOf(value);
  const { code, reason } = entriesOf(error);
  return ERROR_CODES.some((known) => known === code) && typeof reason === 'string';
}

function entriesOf(value: unknown): { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
