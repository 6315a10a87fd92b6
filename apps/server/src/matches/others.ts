/** The other servers on the same database, as the match host knows them. Nothing here may fail or wait. */
import type { UndoRequest } from '@skald/protocol';

/** A request to go back as servers tell it each other: `to` is the row that it would go back to. */
export interface SharedRequest {
  readonly request: UndoRequest;
  readonly to: number;
}

export interface Others {
  /** May anybody else write to our matches? */
  readonly areThere: boolean;
  /** Is it for this server to look after a match that sleeps everywhere? */
  isOurs(match: string): boolean;
  /** A row was written here. */
  grew(match: string, seq: number): void;
  /** Who plays a match, or whether it still runs, was written down differently. */
  reseated(match: string): void;
  /** The owner of a seat has given other standing orders, of which nobody else may learn. */
  ordered(match: string): void;
  /** Somebody wants to go back, or agrees. */
  undoAsked(match: string, asked: SharedRequest): void;
  /** Somebody does not agree. */
  undoDeclined(match: string, request: string): void;
}

/** For a server that has its database to itself. */
export const nobodyElse: Others = {
  areThere: false,
  isOurs: () => true,
  grew: () => undefined,
  reseated: () => undefined,
  ordered: () => undefined,
  undoAsked: () => undefined,
  undoDeclined: () => undefined,
};
