/** The other servers on the same database, as the match host knows them. Nothing here may fail or wait. */
import type { UndoRequest } from '@skald/protocol';

/** An undo request as servers exchange it: `to` is the row that it would go back to. */
export interface SharedRequest {
  readonly request: UndoRequest;
  readonly to: number;
}

export interface Peers {
  /** Can another server write to our matches? */
  readonly areThere: boolean;
  /** Does this server look after a match that sleeps everywhere? */
  isOurs(match: string): boolean;
  /** Announces a row that this server has written. */
  grew(match: string, seq: number): void;
  /** Announces that the seating or status of a match has changed in the database. */
  reseated(match: string): void;
  /** Announces new standing orders of a seat, without their content, which is secret. */
  ordered(match: string): void;
  /** Announces an undo request, or a consent to it. */
  undoAsked(match: string, asked: SharedRequest): void;
  /** Announces that an undo request was declined. */
  undoDeclined(match: string, request: string): void;
}

/** For a server that runs alone. */
export const noPeers: Peers = {
  areThere: false,
  isOurs: () => true,
  grew: () => undefined,
  reseated: () => undefined,
  ordered: () => undefined,
  undoAsked: () => undefined,
  undoDeclined: () => undefined,
};
