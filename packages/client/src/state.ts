/** How a connection stands. */
import type { ErrorBody } from '@skald/protocol';

export type Failure = ErrorBody['error'];

export type ConnectionState =
  | { readonly is: 'connecting' }
  | { readonly is: 'online' }
  /** Lost; at that time of the clock the next attempt is made. */
  | { readonly is: 'offline'; readonly retryAt: number }
  /** The server goes down, or is down, and said when to come back. */
  | { readonly is: 'stopping'; readonly retryAt: number }
  /** The server does not want this client as it is: it must be loaded again, or somebody must log in. */
  | { readonly is: 'refused'; readonly failure: Failure }
  /** Closed on purpose. */
  | { readonly is: 'closed' };

/** What is said to those who still wait for an answer when the connection is closed on purpose. */
export const CLOSED: Failure = { code: 'unavailable', reason: 'The connection was closed.' };
