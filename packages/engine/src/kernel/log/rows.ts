/** What a log is made of: the start of the match, then a row for each answer, undo, rewind and change of edition. */
import type { Fact } from '../chance.ts';
import { digest } from '../digest/digest.ts';
import type { Begun } from '../flow/apply.ts';
import type { AnyGame } from '../game.ts';
import type { GameTypes, Seat } from '../state/state.ts';

/** How a match began. */
export interface LogStart {
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly options: unknown;
  readonly facts: readonly Fact[];
  readonly digest: string;
}

/** A seat answers an open decision. */
export interface AnswerEntry {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: unknown;
}

/** A seat takes back its last free answer. */
export interface UndoEntry {
  readonly seat: Seat;
  readonly undo: true;
}

/** With the consent of those seats the match goes back to the state after row `to`. Chance repeats its outcomes from there. */
export interface RewindEntry extends UndoEntry {
  readonly to: number;
  readonly consent: readonly Seat[];
}

/** The match is played by another edition from here on, which gives the same state. Nobody has answered. */
export interface EditionEntry {
  readonly edition: string;
}

/** What a row says before the rules have played it. */
export type LogEntry = AnswerEntry | UndoEntry | RewindEntry | EditionEntry;

/** What every row adds to its entry: its number, counted from 1, and the digest of the state after it. */
interface Logged {
  readonly seq: number;
  readonly digest: string;
}

export interface AnswerRow extends AnswerEntry, Logged {
  readonly facts: readonly Fact[];
}

export interface UndoRow extends UndoEntry, Logged {}

export interface RewindRow extends RewindEntry, Logged {}

export interface EditionRow extends EditionEntry, Logged {}

export type LogRow = AnswerRow | UndoRow | RewindRow | EditionRow;

/** The start of the log of a match that has just been set up. */
export function startOf<G extends GameTypes>(
  { slug, edition }: Pick<AnyGame, 'slug' | 'edition'>,
  seats: number,
  { options, facts, state }: Begun<G>,
): LogStart {
  return { game: slug, edition, seats, options, facts, digest: digest(state) };
}
