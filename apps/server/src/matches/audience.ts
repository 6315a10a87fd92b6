/** Whom a match host talks to: the socket layer in the server, a list in tests. Nothing here may fail or wait. */
import type { Seat } from '@skald/engine';
import type { Seating, UndoAsked } from '@skald/protocol';
import type { PublicStep, Sending } from './steps.ts';

export interface Audience {
  /** This will be told soon: whatever can be worked out before is. */
  prepare(match: string, sending: Sending): void;
  /** To everybody who sits at the match; whoever is named as `told` has had it with the acknowledgement. */
  tell(match: string, epoch: string, sending: Sending, told?: string): void;
  /** The same step, to those who only watch; later, where the match says so. */
  toSpectators(match: string, epoch: string, step: PublicStep): void;
  /** Somebody else plays a seat now, or the match has ended. */
  seated(match: string, seating: Seating): void;
  /** A request to go back was made, got a consent, or is settled. */
  undoAsked(match: string, asked: UndoAsked): void;
  /** The accounts whose turn may have come or gone; nothing of it is for others. */
  turnsChanged(match: string, accounts: readonly string[], change?: TurnsChange): void;
  /** The match has another status, or other people: lists show it differently. */
  listed(match: string): void;
  /** Does anybody look at the match just now? Such a match stays awake. */
  isWatched(match: string): boolean;
}

export interface TurnsChange {
  /** It came of what was done here: nobody else tells those who are away. True where nothing is said. */
  readonly isOwn?: boolean;
  /** Everybody sits at the table: those who are away are not told. */
  readonly isLive?: boolean;
}

/** Who brings bots to seats. A bot plays like anybody else: with an account, over the same messages. */
export interface BotCaller {
  /** Asks for somebody to play a seat from now on; asked again after each waking. Undefined where nobody comes: then the clock plays. */
  call(seat: BotSeat): Promise<Substitute | undefined>;
  /** The seat is no longer the bot's to play. */
  release(match: string, seat: Seat): void;
}

export interface BotSeat {
  readonly match: string;
  readonly game: string;
  readonly seat: Seat;
  /** The bot account whose own seat it is; null where it plays for a person. */
  readonly account: string | null;
  /** Which bot is wanted; null for any. */
  readonly bot: string | null;
}

export interface Substitute {
  readonly account: string;
  readonly bot: string;
}
