/** A match is a value: three compartments, named like things at a table, and the flow that says where in the rules it stands. */

/** Seats are numbered from 0, clockwise. */
export type Seat = number;

/** The id of a rule in docs/rules, such as RD-8.2. */
export type RuleId = string;

/** The types of one game: its compartments and its events. */
export interface GameTypes {
  /** What everybody sees. */
  table: object;
  /** What only one seat sees. */
  hand: object;
  /** What nobody sees. */
  box: object;
  /** Events, in the past tense. */
  event: GameEvent;
}

export interface GameEvent {
  readonly event: string;
}

/** The compartments as a game sets them up. */
export interface Compartments<G extends GameTypes> {
  table: G['table'];
  hands: G['hand'][];
  box: G['box'];
}

/** The whole match. `flow` is the kernel's own drawer of the box. */
export interface State<G extends GameTypes> extends Compartments<G> {
  flow: Flow;
}

export interface Flow {
  /** The stack of procedures under way, the innermost last. */
  frames: Frame[];
  /** How many times anybody was asked: the first part of each decision's id. */
  asks: number;
  /** The questions of the open barrier, answered or not; empty only when the match is over. */
  open: Question[];
  /** Answers given under the open barrier and not yet opened. */
  sealed: SealedAnswer[];
  /** Under a quiet barrier nobody learns who has answered. */
  quiet: boolean;
  /** How many draws each stream of chance has made. */
  drawn: Record<string, number>;
}

/**
 * Where a procedure stands: at `step` it goes on. Locals hold public information only: secrets lie in hands and box.
 */
export interface Frame {
  readonly procedure: string;
  step: string;
  locals: object;
}

/** One seat asked for one decision. Its arguments are public; what it may answer can depend on its hand. */
export interface Question {
  readonly id: string;
  readonly seat: Seat;
  readonly decision: string;
  readonly args: object;
}

export interface SealedAnswer {
  readonly id: string;
  readonly answer: unknown;
}

/** A match is over when no procedure is under way any more. */
export function isOver(state: { readonly flow: Flow }): boolean {
  return state.flow.frames.length === 0;
}

/** The questions that still wait for their answer. */
export function unanswered(flow: Flow): readonly Question[] {
  if (flow.sealed.length === 0) return flow.open;
  return flow.open.filter((question) => !flow.sealed.some((sealed) => sealed.id === question.id));
}
