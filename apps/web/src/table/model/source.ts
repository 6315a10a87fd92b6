/** Where a table gets its match from: a host in this page, a server, or a recording. The table knows nothing else about them. */
import type { GameEvent, OpenDecision, Reason, RefusalCode, Seat, Standing, Viewer, Waiting } from '@skald/engine';

/** Who sits at the table. */
export interface TablePlayer {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** Everything that the viewer sees at one moment. Immutable. */
export interface TableSnapshot {
  readonly game: string;
  readonly viewer: Viewer;
  readonly players: readonly TablePlayer[];
  readonly table: object;
  readonly hand: object | null;
  readonly waiting: readonly Waiting[];
  readonly decisions: readonly OpenDecision[];
  readonly canUndo: boolean;
  readonly over: boolean;
  /** How it ended; null while it runs. */
  readonly standings: readonly Standing[] | null;
}

/** An event, or an answer that a seat took back. */
export type TableLogEntry = { readonly event: GameEvent } | { readonly undoneBy: Seat };

/** Events, and the table after them. */
export interface TableStep {
  readonly events: readonly GameEvent[];
  readonly snapshot: TableSnapshot;
  /** Set if the step takes an answer back. */
  readonly undoneBy?: Seat;
  /** Set if steps before it are missing: the table is current, but its past must be loaded again. */
  readonly cut?: true;
}

/** The result of a request. One that was withdrawn changed nothing: the question stays open. */
export type RequestOutcome =
  | { readonly accepted: true }
  | { readonly withdrawn: true }
  | { readonly refused: RefusalCode | 'offline'; readonly why: readonly Reason[] };

export interface PastPage {
  readonly lines: readonly TableLogEntry[];
  readonly hasMore: boolean;
}

/** What is answered for the viewer in response windows, instead of a question. */
export interface WindowOrders {
  readonly otherwise: WindowAnswer;
  /** Pass in every window until the current turn is over. */
  readonly restOfTurn: boolean;
}

export const WINDOW_ANSWERS = ['ask', 'pass-unless-attacked', 'pass'] as const;
export type WindowAnswer = (typeof WINDOW_ANSWERS)[number];

export interface TableSource {
  /** The newest snapshot. */
  readonly current: TableSnapshot;
  /** The events before the table was opened, the oldest first. */
  readonly past: readonly GameEvent[];
  /** Loads a page of older lines, the oldest first, and whether there are more. Undefined if unavailable now. */
  older?(): Promise<PastPage | undefined>;
  /** Is the viewer told of their turns by the site, wherever they look? */
  readonly announcesTurns?: true;
  subscribe(listener: (step: TableStep) => void): () => void;
  answer(decision: string, answer: unknown): Promise<RequestOutcome>;
  undo(): Promise<RequestOutcome>;
  /** Passes for the viewer in every response window until the current turn is over. Undefined if the game has no such windows. */
  passForTurn?(): Promise<RequestOutcome>;
  /** The viewer's orders for response windows; undefined if there are none to give. */
  orders?(): WindowOrders | undefined;
  setOrders?(orders: WindowOrders): Promise<RequestOutcome>;
  /** Why this answer to the viewer's open decision is not on offer; empty if it is. */
  why(decision: string, answer: unknown): Promise<readonly Reason[]>;
  close(): void;
}
