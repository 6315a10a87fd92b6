/** What a row of the log gives to those who watch: one public step for everybody, private steps for the seats it matters to. */
import {
  type AnyGame,
  type GameEvent,
  type GameTypes,
  type OpenDecision,
  type Seat,
  type State,
  unanswered,
  type View,
  view,
  type Waiting,
  waiting,
} from '@skald/engine';
import type { Cause, PrivateChange, PublicChange, Result } from '@skald/protocol';
import { leftOf, type Reading } from './clocks.ts';
import { canUndo, isMatchOver, type Move, type Position } from './position.ts';

export interface PublicStep {
  readonly p: number;
  readonly change: PublicChange;
  /** How it is told: the members of a JSON object, packed; written by whoever tells it first. */
  text?: string | undefined;
}

/** Belongs to the public step `p`, or came after it where nothing public happened. */
export interface PrivateStep {
  readonly p: number;
  readonly q: number;
  readonly change: PrivateChange;
  /** How it is told, to a person and to a bot; written by whoever tells it first. */
  text?: string | undefined;
  botText?: string | undefined;
}

/** What is to be sent of a move. */
export interface Sending {
  readonly public: PublicStep | undefined;
  readonly private: readonly { readonly seat: Seat; readonly step: PrivateStep }[];
}

/** What a seat has before it that others do not see, beside its hand. */
export interface Own extends Pick<View<GameTypes>, 'decisions' | 'sealed' | 'frames' | 'asks'> {
  readonly canUndo: boolean;
}

/** A decision's id as clients know it: never used twice, although the rules number anew from where they went back to. */
export type Naming = (id: string) => string;

export function ownOf(game: AnyGame, position: Position, seat: Seat, name: Naming): Own {
  const { decisions, sealed, frames, asks } = view(game, position.state, seat);
  return {
    decisions: decisions.map((decision): OpenDecision => ({ ...decision, id: name(decision.id) })),
    sealed: sealed.map((answer) => ({ ...answer, id: name(answer.id) })),
    frames,
    asks,
    canUndo: canUndo(position, seat),
  };
}

export function waitingOf(state: State<GameTypes>, name: Naming): readonly Waiting[] {
  return waiting(state).map((asked) => ({ ...asked, id: name(asked.id) }));
}

/** What everybody is told of a move. `left` are the clocks that the move has set. */
export function publicChange(
  move: Move,
  by: 'person' | 'bot' | 'clock',
  name: Naming,
  left: Readonly<Record<string, number>>,
  result: Result | undefined,
): PublicChange {
  const cause = causeOf(move, by);
  return {
    events: move.told.filter(({ to }) => to === undefined).map(({ event }) => event),
    table: move.table,
    waiting: waitingOf(move.after.state, name),
    ...(Object.keys(left).length > 0 && { left }),
    ...(cause && { cause }),
    ...(isMatchOver(move.after) && { over: true as const }),
    ...(result && isMatchOver(move.after) && { result }),
  };
}

/** Who answered last under a quiet barrier, and how, stays unknown even when it opens. */
function causeOf({ kind, seat, before }: Move, by: 'person' | 'bot' | 'clock'): Cause | undefined {
  if (kind !== 'answer') return { kind, seat };
  return by === 'clock' && !before.state.flow.quiet ? { kind: 'clock', seat } : undefined;
}

/**
 * What one seat is told of a move beside that; undefined where it is nothing. The questions of a seat have other ids after every answer that is
 * not sealed. That its last one is closed follows from who is waited for, or from what lies sealed, and is not said.
 */
export function privateChange(move: Move, seat: Seat, own: () => Own): PrivateChange | undefined {
  const { before, after } = move;
  const hand = move.hands[seat] ?? [];
  const events = privateEvents(move, seat);
  const open = openIds(after.state, seat);
  const asked = open !== '' && differ(move, openIds(before.state, seat), open);
  const sealed = differ(move, sealedIds(before.state, seat), sealedIds(after.state, seat));
  const undoes = canUndo(before, seat) !== canUndo(after, seat);
  if (hand.length === 0 && events.length === 0 && !asked && !sealed && !undoes) return undefined;
  const now = own();
  return {
    events,
    hand,
    ...(asked && { decisions: now.decisions, flow: { frames: now.frames, asks: now.asks } }),
    ...(sealed && { sealed: now.sealed }),
    ...(undoes && { canUndo: now.canUndo }),
  };
}

function differ(move: Move, before: string, after: string): boolean {
  return before !== after || (move.renames && after !== '');
}

/** The events for one seat, each with its place among the public ones. */
function privateEvents(move: Move, seat: Seat): PrivateChange['events'] {
  let after = 0;
  const events: { after: number; event: GameEvent }[] = [];
  for (const { event, to } of move.told) {
    if (to === undefined) after++;
    else if (to === seat) events.push({ after, event });
  }
  return events;
}

function openIds({ flow }: State<GameTypes>, seat: Seat): string {
  let ids = '';
  for (const question of unanswered(flow)) if (question.seat === seat) ids = ids === '' ? question.id : `${ids},${question.id}`;
  return ids;
}

function sealedIds({ flow }: State<GameTypes>, seat: Seat): string {
  if (flow.sealed.length === 0) return '';
  return flow.sealed
    .filter(({ id }) => flow.open.some((question) => question.id === id && question.seat === seat))
    .map(({ id }) => id)
    .join();
}

/** What the clocks show to everybody: under a quiet barrier, all who were asked seem to be thinking still. */
export function shownReading(reading: Reading, state: State<GameTypes>): Reading {
  const { open, quiet } = state.flow;
  return quiet ? { ...reading, running: [...new Set(open.map(({ seat }) => seat))].sort((a, b) => a - b) } : reading;
}

/** The clocks that nobody could have foreseen from the reading before: they were stopped, started or set. */
export function setClocks(before: Reading, after: Reading, elapsed: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    after.banks.flatMap((bank, seat) => {
      const foreseen = leftOf(before, seat, elapsed) === bank && before.running.includes(seat) === after.running.includes(seat);
      return foreseen ? [] : [[String(seat), bank]];
    }),
  );
}

/** What every seat has left now. */
export function allLeft(reading: Reading, elapsed: number): Readonly<Record<string, number>> {
  return Object.fromEntries(reading.banks.map((_, seat) => [String(seat), leftOf(reading, seat, elapsed)]));
}
