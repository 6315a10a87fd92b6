/** Where a table gets its match from: a host in this page, a server, a recorded game. The table knows nothing else of them. */
import type { GameEvent, OpenDecision, Reason, RefusalCode, Seat, Standing, Viewer, Waiting } from '@skald/engine';

/** Who sits at the table. */
export interface TablePlayer {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** Everything that the viewer sees at one moment. Never changed, only replaced. */
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
  /** How it ended; null while it goes on. */
  readonly standings: readonly Standing[] | null;
}

/** What happened, and how the table looks after it. */
export interface TableStep {
  readonly events: readonly GameEvent[];
  readonly snapshot: TableSnapshot;
  /** Set where nothing was played, but an answer taken back. */
  readonly undoneBy?: Seat;
}

/** What became of a request. */
export type Outcome = { readonly accepted: true } | { readonly refused: RefusalCode | 'offline'; readonly why: readonly Reason[] };

export interface TableSource {
  /** The newest snapshot. */
  readonly current: TableSnapshot;
  /** What was told before the table was opened, the oldest first. */
  readonly past: readonly GameEvent[];
  subscribe(listener: (step: TableStep) => void): () => void;
  answer(decision: string, answer: unknown): Promise<Outcome>;
  undo(): Promise<Outcome>;
  /** Why this answer to an own open decision is not on offer; empty where it is. */
  why(decision: string, answer: unknown): Promise<readonly Reason[]>;
  close(): void;
}
