/** A match as the client knows it: one immutable value, replaced on every change. */
import type { GameTypes, View } from '@skald/engine';
import type {
  ChatLine,
  Cursor,
  GameEvent,
  Json,
  MatchView,
  OpenDecision,
  Presence,
  Result,
  SealedAnswer,
  Seating,
  SentFlow,
  StandingOrders,
  StepCause,
  UndoAsked,
  Viewer,
  Waiting,
} from '@skald/protocol';
import type { Failure } from '../connection/connection-state.ts';
import type { MatchEnd } from './match-end.ts';

/** The match itself. */
export interface Play {
  readonly match: string;
  readonly game: string;
  /** The rules that the match is played by. */
  readonly edition: string;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly cursor: Cursor;
  /** The id of the dictionary that its steps are packed with. */
  readonly lexicon: string;
  readonly table: Json;
  /** Null for a spectator. */
  readonly hand: Json;
  readonly waiting: readonly Waiting[];
  readonly decisions: readonly OpenDecision[];
  readonly sealed: readonly SealedAnswer[];
  readonly canUndo: boolean;
  /** The state of the rules when the decisions opened; sent to bots only. */
  readonly flow: SentFlow;
  /** The time each seat has left, and when (on this client's clock) that was true. Empty without clocks. */
  readonly clocks: Readonly<Record<string, SeatClock>>;
  readonly over: boolean;
  readonly result: Result | null;
}

interface SeatClock {
  readonly leftMs: number;
  readonly since: number;
}

/** A command that was sent and has not taken effect yet. */
export interface PendingCommand {
  readonly commandId: string;
  readonly kind: 'answer' | 'undo' | 'undo-request' | 'undo-consent' | 'resign' | 'hand-over' | 'take-back' | 'standing' | 'chat';
  /** Set for answers. */
  readonly decision?: string;
  readonly answer?: unknown;
  /** Acknowledged: the effect shows at this position of the streams. */
  readonly reached?: Cursor;
}

/** How current the shown state is: loading, live, perhaps stale, or closed. */
export type Freshness = 'loading' | 'live' | 'behind' | 'closed';

export interface MatchState {
  readonly freshness: Freshness;
  /** The reason it is closed. */
  readonly failure: Failure | null;
  /** Null before the start. It has no open decisions once the match has ended. */
  readonly play: Play | null;
  /** How the match ended, with or without its rules; null while it runs. */
  readonly end: MatchEnd | null;
  readonly seating: Seating | null;
  readonly presence: Presence | null;
  readonly undo: UndoAsked | null;
  readonly chat: readonly ChatLine[];
  /** The seat's standing orders; null if it has none. */
  readonly standing: StandingOrders | null;
  readonly pending: readonly PendingCommand[];
}

/** A step that was applied: the state before, the events, the state after. */
export interface AppliedStep {
  readonly before: Play;
  readonly events: readonly GameEvent[];
  readonly cause: StepCause | null;
  readonly after: Play;
}

export function playOf(view: MatchView, now: number): Play {
  const { match, game, edition, seats, viewer, epoch, p, q, lexicon, table, hand, waiting } = view;
  const { decisions, sealed, canUndo, flow, left, over, result } = view;
  const cursor = { epoch, p, q };
  const clocks = setClocks({}, left, now);
  return {
    match,
    game,
    edition,
    seats,
    viewer,
    cursor,
    lexicon,
    table,
    hand,
    waiting,
    decisions,
    sealed,
    canUndo,
    flow,
    clocks,
    over,
    result,
  };
}

/** The current view in wire form, without the running clocks. */
export function viewOf(play: Play): MatchView {
  const { cursor, clocks: _, ...rest } = play;
  return { ...rest, ...cursor, left: {} };
}

export function setClocks(clocks: Play['clocks'], left: Readonly<Record<string, number>>, now: number): Play['clocks'] {
  return { ...clocks, ...Object.fromEntries(Object.entries(left).map(([seat, leftMs]) => [seat, { leftMs, since: now }])) };
}

/** Is this seat waited for, so that its clock runs? */
export function isWaitedFor({ waiting }: Pick<Play, 'waiting'>, seat: number): boolean {
  return waiting.some((asked) => asked.seat === seat && asked.answered !== true);
}

/** The time a seat has left on its clock; undefined without clocks. */
export function timeLeft(play: Play, seat: number, now: number): number | undefined {
  const clock = play.clocks[seat];
  if (!clock) return undefined;
  return isWaitedFor(play, seat) ? Math.max(0, clock.leftMs - (now - clock.since)) : clock.leftMs;
}

/** The view as an engine type, for bots; undefined if table or hand have another shape. */
export function engineView(play: Play): View<GameTypes> | undefined {
  const { viewer, seats, table, hand, sealed, waiting, decisions, flow, over } = play;
  if (typeof table !== 'object' || table === null || typeof hand !== 'object') return undefined;
  return { viewer, seats, table, hand, sealed, waiting, decisions, ...flow, over };
}
