/** Turns a row of the log into steps: a public one for all viewers, private ones for the seats concerned. */
import {
  type AnyGame,
  canUndo,
  type GameEvent,
  type GameTypes,
  type MatchPosition,
  type Move,
  type OpenDecision,
  type Seat,
  type State,
  unanswered,
  type View,
  view,
  type Waiting,
  waiting,
} from '@skald/engine';
import type { PrivateChange, PublicChange, Result, StepCause } from '@skald/protocol';
import { leftOf, type Reading } from '../clocks/clocks.ts';
import { isMatchOver } from '../play/position.ts';

export interface StreamedPublicStep {
  readonly p: number;
  readonly change: PublicChange;
}

/** A sent public step in a short form; only the audience knows how to send it again. */
export interface CompactStep {
  readonly p: number;
  readonly change?: undefined;
}

/** Belongs to the public step `p`, or follows it if nothing public happened. */
export interface StreamedPrivateStep {
  readonly p: number;
  readonly q: number;
  readonly change: PrivateChange;
}

/** What must be sent of a move. */
export interface Outbound {
  readonly public: StreamedPublicStep | undefined;
  readonly private: readonly { readonly seat: Seat; readonly step: StreamedPrivateStep }[];
}

/** What only this seat sees, besides its hand. */
export interface SeatPrivateState extends Pick<View<GameTypes>, 'decisions' | 'sealed' | 'frames' | 'asks'> {
  readonly canUndo: boolean;
}

/** A decision's id as clients know it: never used twice, although the rules reuse numbers after an undo. */
export type DecisionNaming = (id: string) => string;

export function privateStateOf(game: AnyGame, position: MatchPosition, seat: Seat, name: DecisionNaming): SeatPrivateState {
  const { decisions, sealed, frames, asks } = view(game, position.state, seat);
  return {
    decisions: decisions.map((decision): OpenDecision => ({ ...decision, id: name(decision.id) })),
    sealed: sealed.map((answer) => ({ ...answer, id: name(answer.id) })),
    frames,
    asks,
    canUndo: canUndo(position, seat),
  };
}

export function waitingOf(state: State<GameTypes>, name: DecisionNaming): readonly Waiting[] {
  return waiting(state).map((asked) => ({ ...asked, id: name(asked.id) }));
}

/** The public part of a move. `left` are the clocks that the move has set. */
export function publicChange(
  move: Move,
  by: 'person' | 'bot' | 'clock',
  name: DecisionNaming,
  left: Readonly<Record<string, number>>,
  result: Result | undefined,
): PublicChange {
  const cause = causeOf(move, by);
  return {
    events: move.events.filter(({ to }) => to === undefined).map(({ event }) => event),
    table: move.patches.table,
    waiting: waitingOf(move.after.state, name),
    ...(Object.keys(left).length > 0 && { left }),
    ...(cause && { cause }),
    ...(isMatchOver(move.after) && { over: true as const }),
    ...(result && isMatchOver(move.after) && { result }),
  };
}

/** Who answered last under a quiet barrier, and how, stays secret even when the barrier opens. */
function causeOf({ kind, seat, entry, before }: Move, by: 'person' | 'bot' | 'clock'): StepCause | undefined {
  if ('edition' in entry) return { kind: 'edition', edition: entry.edition };
  if (seat === null) return undefined;
  if (kind === 'undo' || kind === 'rewind') return { kind, seat };
  return by === 'clock' && !before.state.flow.quiet ? { kind: 'clock', seat } : undefined;
}

/**
 * The private part of a move for one seat; undefined if it is empty. The questions of a seat get new ids after every answer that is not
 * sealed. That its last one is closed follows from who is waited for, or from the sealed answers, and is not sent.
 */
export function privateChange(move: Move, seat: Seat, own: () => SeatPrivateState): PrivateChange | undefined {
  const { before, after } = move;
  const hand = move.patches.hands[seat] ?? [];
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
  return before !== after || ((move.renames || move.kind === 'edition') && after !== '');
}

/** The events for one seat, each with its place among the public ones. */
function privateEvents(move: Move, seat: Seat): PrivateChange['events'] {
  let after = 0;
  const events: { after: number; event: GameEvent }[] = [];
  for (const { event, to } of move.events) {
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

/** The clocks as everybody sees them: under a quiet barrier, the clocks of all who were asked still run. */
export function shownReading(reading: Reading, state: State<GameTypes>): Reading {
  const { open, quiet } = state.flow;
  return quiet ? { ...reading, running: [...new Set(open.map(({ seat }) => seat))].sort((a, b) => a - b) } : reading;
}

/** The clocks that do not follow from the previous reading: they were stopped, started or set. */
export function setClocks(before: Reading, after: Reading, elapsed: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    after.banks.flatMap((bank, seat) => {
      const foreseen = leftOf(before, seat, elapsed) === bank && before.running.includes(seat) === after.running.includes(seat);
      return foreseen ? [] : [[String(seat), bank]];
    }),
  );
}

/** The time that each seat has left now. */
export function allLeft(reading: Reading, elapsed: number): Readonly<Record<string, number>> {
  return Object.fromEntries(reading.banks.map((_, seat) => [String(seat), leftOf(reading, seat, elapsed)]));
}
