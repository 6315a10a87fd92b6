/** The receivers of what a match host sends: the socket layer in the server, a list in tests. Nothing here may fail or wait. */
import type { Seat } from '@skald/engine';
import type { Seating, UndoAsked } from '@skald/protocol';
import type { CompactStep, Outbound, StreamedPublicStep } from '../streams/steps.ts';

export interface Audience {
  /** Announces a move that will be sent soon, so that the audience can encode it early. */
  prepare(match: string, outbound: Outbound): void;
  /** Sends a move to everybody at the match, except sockets that got it with their acknowledgement. */
  sendStep(match: string, epoch: string, outbound: Outbound): void;
  /** The short form of a sent step, from which the audience can send it again; undefined if it has none. */
  compact(step: StreamedPublicStep): CompactStep | undefined;
  /** Sends a public step to delayed spectators, once it is due. */
  toSpectators(match: string, epoch: string, step: StreamedPublicStep): void;
  /** Sends the seating: another account plays a seat, or the match has ended. */
  seated(match: string, seating: Seating): void;
  /** Sends the undo request: it was made, got a consent, or is settled. */
  undoAsked(match: string, asked: UndoAsked): void;
  /** Updates the accounts whose turn may have come or gone, and nobody else. */
  turnsChanged(match: string, accounts: readonly string[], change?: TurnsChange): void;
  /** Updates the match in the lists: its status or its people have changed. */
  listed(match: string): void;
  /** Does anybody watch the match? Then it stays awake. */
  isWatched(match: string): boolean;
  /** Does this account watch the match, here or at another server? */
  isWatchedBy(match: string, account: string): boolean;
  /** Closes a seat to an account that no longer plays it. */
  dismissed(match: string, account: string, seat: Seat): void;
}

export interface TurnsChange {
  /** The change was made at this server, which then notifies absent players. True by default. */
  readonly isOwn?: boolean;
  /** True in a live match, which sends no notifications. */
  readonly isLive?: boolean;
}

/** Calls bots to seats. A bot plays like a person: with an account, over the same messages. */
export interface BotCaller {
  /** Finds a bot for a seat; called again after each waking. Undefined if none comes: then the clock plays. */
  call(seat: BotSeat): Promise<Substitute | undefined>;
  /** The bot no longer plays the seat. */
  release(match: string, seat: Seat): void;
}

export interface BotSeat {
  readonly match: string;
  readonly game: string;
  readonly seat: Seat;
  /** The bot account that owns the seat; null for a substitute. */
  readonly account: string | null;
  /** The requested bot; null for any. */
  readonly bot: string | null;
  /** The owner of the requested bot; null for a house bot. */
  readonly owner: string | null;
  /** The person who owns the seat: one of their bots may play if no house bot is available. */
  readonly person: string | null;
  /** Bots that did not answer in this match. */
  readonly without: readonly string[];
}

/** The bot that plays: the requested one, or another in its place. */
export interface Substitute {
  readonly account: string;
  readonly bot: string;
  /** Null for a house bot. */
  readonly owner: string | null;
}
