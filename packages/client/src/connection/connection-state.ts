/** The state of a connection. */
import type { ErrorBody } from '@skald/protocol';

export type Failure = ErrorBody['error'];

export type ConnectionState =
  | { readonly is: 'connecting' }
  | { readonly is: 'online' }
  /** Lost; the next attempt starts at this time. */
  | { readonly is: 'offline'; readonly retryAt: number }
  /** The server is stopping and said when to come back. */
  | { readonly is: 'stopping'; readonly retryAt: number }
  /** The server refuses this client: reload it, or log in. */
  | { readonly is: 'refused'; readonly failure: Failure }
  /** Closed on purpose. */
  | { readonly is: 'closed' };

/** The failure given to pending requests when the connection is closed on purpose. */
export const CLOSED: Failure = { code: 'unavailable', reason: 'The connection was closed.' };
