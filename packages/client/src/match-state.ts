/** A match as the client knows it: one immutable value, replaced whenever something happens. */
import type { GameTypes, View } from '@skald/engine';
import type {
  Cause,
  ChatLine,
  Cursor,
  Flow,
  GameEvent,
  Json,
  MatchView,
  OpenDecision,
  Presence,
  Result,
  SealedAnswer,
  Seating,
  StandingOrders,
  UndoAsked,
  Viewer,
  Waiting,
} from '@skald/protocol';
import type { Failure } from './state.ts';

/** The match itself. */
export interface Play {
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly cursor: Cursor;
  /** The id of the lexicon that its steps are packed by. */
  readonly lexicon: string;
  readonly table: Json;
  /** Null for a spectator. */
  readonly hand: Json;
  readonly waiting: readonly Waiting[];
  readonly decisions: readonly OpenDecision[];
  readonly sealed: readonly SealedAnswer[];
  readonly canUndo: boolean;
  /** Where the rules stood when the decisions came; only bots are told anew. */
  readonly flow: Flow;
  /** What each seat has left, and since when, by this client's clock, that is so. Empty without clocks. */
  readonly clocks: Readonly<Record<string, SeatClock>>;
  readonly over: boolean;
  readonly result: Result | null;
}

interface SeatClock {
  readonly leftMs: number;
  readonly since: number;
}

/** A command on its way: asked for, and not yet seen to have happened. */
export interface PendingCommand {
  readonly commandId: string;
  readonly kind: 'answer' | 'undo' | 'undo-request' | 'undo-consent' | 'resign' | 'hand-over' | 'take-back' | 'standing' | 'chat';
  /** Of an answer. */
  readonly decision?: string;
  readonly answer?: unknown;
  /** Acknowledged: it shows at this place in the streams. */
  readonly reached?: Cursor;
}

/** How what is shown stands to what the server has: not there yet, up to date, perhaps not, or no longer. */
export type Freshness = 'loading' | 'live' | 'behind' | 'closed';

export interface MatchState {
  readonly freshness: Freshness;
  /** Why it is closed. */
  readonly failure: Failure | null;
  /** Null before the start. */
  readonly play: Play | null;
  readonly seating: Seating | null;
  readonly presence: Presence | null;
  readonly undo: UndoAsked | null;
  readonly chat: readonly ChatLine[];
  /** The own standing answers; null where there are none. */
  readonly standing: StandingOrders | null;
  readonly pending: readonly PendingCommand[];
}

/** Something that happened, for whoever shows it: first what was, then what came about, then what is. */
export interface Shown {
  readonly before: Play;
  readonly events: readonly GameEvent[];
  readonly cause: Cause | null;
  readonly after: Play;
}

export function playOf(view: MatchView, now: number): Play {
  const { match, game, rulesVersion, seats, viewer, epoch, p, q, lexicon, table, hand, waiting } = view;
  const { decisions, sealed, canUndo, flow, left, over, result } = view;
  const cursor = { epoch, p, q };
  const clocks = setClocks({}, left, now);
  return {
    match,
    game,
    rulesVersion,
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

/** The view that a match stands at, as the server would tell it; without clocks, which go on meanwhile. */
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

/** What a seat has left on its clock; undefined without clocks. */
export function timeLeft(play: Play, seat: number, now: number): number | undefined {
  const clock = play.clocks[seat];
  if (!clock) return undefined;
  return isWaitedFor(play, seat) ? Math.max(0, clock.leftMs - (now - clock.since)) : clock.leftMs;
}

/** The view as the engine knows it, for programs that think; undefined where table or hand are none of the engine's. */
export function engineView(play: Play): View<GameTypes> | undefined {
  const { viewer, seats, table, hand, sealed, waiting, decisions, flow, over } = play;
  if (typeof table !== 'object' || table === null || typeof hand !== 'object') return undefined;
  return { viewer, seats, table, hand, sealed, waiting, decisions, ...flow, over };
}
