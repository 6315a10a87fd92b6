/**
 * One row's worth of play: the same for an answer just given and for a row read from a log. Everything works on a copy, and the
 * position before stays as it was.
 */

import type { AnswerSpace } from '../answers/answer-space.ts';
import { isRefusal, type Refusal } from '../answers/refusal.ts';
import type { Chance } from '../chance.ts';
import { digest } from '../digest/digest.ts';
import { type Played, StateChange, type Step } from '../flow/apply.ts';
import type { Game } from '../game.ts';
import { answer } from '../run-game.ts';
import type { GameTypes, Seat, State } from '../state/state.ts';
import type { AnswerEntry, EditionEntry, LogEntry, LogRow, RewindEntry, UndoEntry } from './rows.ts';
import { extendTrail, isUndoable, type Trail, undo } from './undo.ts';

/** Where a match stands in its log. */
export interface MatchPosition<G extends GameTypes = GameTypes> {
  readonly state: State<G>;
  /** The states that a seat may freely go back to. */
  readonly trail: Trail<G>;
  /** How many rows the log has. */
  readonly seq: number;
}

/** From one position to the next. Nothing has happened yet: the host decides whether the move counts. */
export interface Move<G extends GameTypes = GameTypes> extends Step<G> {
  readonly kind: 'answer' | 'undo' | 'rewind' | 'edition';
  /** Who moved; null for a change of edition. */
  readonly seat: Seat | null;
  readonly entry: LogEntry;
  readonly before: MatchPosition<G>;
  readonly after: MatchPosition<G>;
  /** Nobody but the seat itself may notice: a sealed answer, given or taken back, under a quiet barrier. */
  readonly hidden: boolean;
  /** The rules number their questions anew from an earlier one: clients must not take a new question for an old one. */
  readonly renames: boolean;
  /** The decision whose sealed answer was taken back. */
  readonly reopens: string | null;
}

/** The state after row `to`; 0 is the set-up. */
export type StateAt<G extends GameTypes> = (to: number) => State<G>;

/** What an undo, a rewind or a change of edition brings besides the state. */
const NOTHING: Played<never> = { events: [], facts: [], revealing: false, barrier: false, sealed: false };

/** A position with no way back: the set-up, a snapshot, or the target of a rewind. */
export function positionAt<G extends GameTypes>(state: State<G>, seq = 0): MatchPosition<G> {
  return { state, trail: [], seq };
}

/** May this seat take something back now? */
export function canUndo<G extends GameTypes>({ state, trail }: MatchPosition<G>, seat: Seat): boolean {
  return isUndoable(state, trail, seat);
}

/** Plays an entry. Only a rewind asks `stateAt`, only an answer asks `chance`. */
export function playEntry<G extends GameTypes>(
  game: Game<G>,
  before: MatchPosition<G>,
  entry: LogEntry,
  chance: Chance,
  stateAt: StateAt<G>,
): Move<G> | Refusal {
  if ('decision' in entry) return playAnswer(game, before, entry, chance);
  if ('edition' in entry) return playEdition(before, entry);
  return 'to' in entry ? playRewind(before, entry, stateAt(entry.to)) : playUndo(before, entry);
}

/** A caller that has already derived the answer space passes it as `offered`. */
export function playAnswer<G extends GameTypes>(
  game: Game<G>,
  before: MatchPosition<G>,
  entry: AnswerEntry,
  chance: Chance,
  offered?: AnswerSpace,
): Move<G> | Refusal {
  const { seat } = entry;
  const step = answer(game, before.state, seat, entry.decision, entry.answer, chance, offered);
  if (isRefusal(step)) return step;
  const after = { state: step.state, trail: extendTrail(before.trail, seat, before.state, step), seq: before.seq + 1 };
  return new PlayedMove('answer', entry, before, after, step, null);
}

export function playUndo<G extends GameTypes>(before: MatchPosition<G>, entry: UndoEntry): Move<G> | Refusal {
  const undone = undo(before.state, before.trail, entry.seat);
  if (isRefusal(undone)) return undone;
  const { state, trail, reopens } = undone;
  return new PlayedMove('undo', entry, before, { state, trail, seq: before.seq + 1 }, NOTHING, reopens);
}

/** Back to a state behind a barrier. Whether the match may go there is asked before, by `rewindProblem`. */
export function playRewind<G extends GameTypes>(before: MatchPosition<G>, entry: RewindEntry, state: State<G>): Move<G> {
  return new PlayedMove('rewind', entry, before, positionAt(state, before.seq + 1), NOTHING, null);
}

/** Plays on by another edition. Whether that one gives the same log is asked before, by `divergence`. */
export function playEdition<G extends GameTypes>(before: MatchPosition<G>, entry: EditionEntry): Move<G> {
  return new PlayedMove('edition', entry, before, { ...before, seq: before.seq + 1 }, NOTHING, null);
}

/** The row that a move becomes; digests the state after it. */
export function rowOf<G extends GameTypes>({ entry, facts, after }: Move<G>): LogRow {
  const { seq, state } = after;
  if ('edition' in entry) return { seq, edition: entry.edition, digest: digest(state) };
  const { seat } = entry;
  if ('decision' in entry) return { seq, seat, decision: entry.decision, answer: entry.answer, facts, digest: digest(state) };
  if ('to' in entry) return { seq, seat, undo: true, to: entry.to, consent: [...entry.consent], digest: digest(state) };
  return { seq, seat, undo: true, digest: digest(state) };
}

/** A class, so that all moves share one hidden class (docs/decisions/0025-objects-of-one-shape.md). */
class PlayedMove<G extends GameTypes> extends StateChange<G> implements Move<G> {
  readonly kind: Move<G>['kind'];
  readonly seat: Seat | null;
  readonly entry: LogEntry;
  readonly before: MatchPosition<G>;
  readonly after: MatchPosition<G>;
  readonly hidden: boolean;
  readonly renames: boolean;
  readonly reopens: string | null;

  constructor(
    kind: Move<G>['kind'],
    entry: LogEntry,
    before: MatchPosition<G>,
    after: MatchPosition<G>,
    played: Played<G>,
    reopens: string | null,
  ) {
    super(before.state, after.state, played);
    this.kind = kind;
    this.seat = 'edition' in entry ? null : entry.seat;
    this.entry = entry;
    this.before = before;
    this.after = after;
    this.hidden = (played.sealed || reopens !== null) && before.state.flow.quiet;
    this.renames = (kind === 'undo' || kind === 'rewind') && reopens === null;
    this.reopens = reopens;
  }
}
