/** What a viewer gets: the table and the own hand, who is waited for, and the own open decisions. Built here and nowhere else. */

import { type AnswerSpace, demandAnswerable, plainAnswer } from '../answers/answer-space.ts';
import type { Decision, Reader } from '../answers/decision.ts';
import type { AddressedEvent } from '../flow/rules.ts';
import type { Game } from '../game.ts';
import type { Json } from '../state/json.ts';
import {
  type Frame,
  type GameTypes,
  isOver,
  type Question,
  type RuleId,
  type SealedAnswer,
  type Seat,
  type State,
  unanswered,
} from '../state/state.ts';

/** A seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** A message key with its parameters; clients find the words. */
export interface Prompt {
  readonly key: string;
  readonly params: object;
}

/** An open decision of a seat, with its whole answer space. */
export interface OpenDecision {
  readonly id: string;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly space: AnswerSpace;
  readonly fallback: unknown;
  readonly rules: readonly RuleId[];
  /** What each option or item would bring, in the order of the space. */
  readonly hints?: readonly Json[];
}

/** Who is waited for: public, without the answer space. */
export interface Waiting {
  readonly id: string;
  readonly seat: Seat;
  readonly prompt: Prompt;
  /** Left out under a quiet barrier, where nobody may know. */
  readonly answered?: boolean;
}

export interface View<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly table: G['table'];
  /** The own hand; null for a spectator. */
  readonly hand: G['hand'] | null;
  /** Own answers under the open barrier. */
  readonly sealed: readonly SealedAnswer[];
  readonly waiting: readonly Waiting[];
  readonly decisions: readonly OpenDecision[];
  /** Where the rules stand; public, and what `imagine` needs to go on from here. */
  readonly frames: readonly Frame[];
  readonly asks: number;
  readonly over: boolean;
}

export function view<G extends GameTypes>(game: Game<G>, state: State<G>, viewer: Viewer): View<G> {
  const { flow } = state;
  const own = (question: Question | undefined): boolean => question?.seat === viewer;
  return {
    viewer,
    seats: state.hands.length,
    table: state.table,
    hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? null),
    sealed: flow.sealed.filter((sealed) => own(flow.open.find((question) => question.id === sealed.id))),
    waiting: waiting(state),
    decisions: unanswered(flow)
      .filter(own)
      .map((question) => openDecision(game, state, question)),
    frames: flow.frames,
    asks: flow.asks,
    over: isOver(state),
  };
}

/** The events of a step that a viewer receives. */
export function eventsFor<G extends GameTypes>(told: readonly AddressedEvent<G>[], viewer: Viewer): readonly G['event'][] {
  return told.filter(({ to }) => to === undefined || to === viewer).map(({ event }) => event);
}

/** All decisions that wait for an answer, of every seat. */
export function decisions<G extends GameTypes>(game: Game<G>, state: State<G>): readonly OpenDecision[] {
  return unanswered(state.flow).map((question) => openDecision(game, state, question));
}

export function waiting<G extends GameTypes>(state: State<G>): readonly Waiting[] {
  const { open, sealed, quiet } = state.flow;
  return open.map(({ id, seat, decision, args }) => {
    const prompt = { key: decision, params: args };
    return quiet ? { id, seat, prompt } : { id, seat, prompt, answered: sealed.some((answer) => answer.id === id) };
  });
}

export function reader<G extends GameTypes>(state: State<G>): Reader<G> {
  return { table: state.table, hands: state.hands, box: state.box, seats: state.hands.length };
}

export function spaceOf<G extends GameTypes>(game: Game<G>, g: Reader<G>, question: Question): AnswerSpace {
  return demandAnswerable(game.decision(question.decision).space(g, question.seat, question.args), question.decision);
}

/** The fallback: what the clock plays. */
export function fallbackOf<G extends GameTypes>(
  game: Game<G>,
  g: Reader<G>,
  { decision, seat, args }: Question,
  space: AnswerSpace,
): unknown {
  const asked = game.decision(decision);
  return asked.fallback ? asked.fallback(g, seat, args) : plainAnswer(space);
}

function openDecision<G extends GameTypes>(game: Game<G>, state: State<G>, question: Question): OpenDecision {
  const { id, seat, args } = question;
  const g = reader(state);
  const asked = game.decision(question.decision);
  const space = spaceOf(game, g, question);
  return {
    id,
    seat,
    prompt: { key: question.decision, params: args },
    space,
    fallback: fallbackOf(game, g, question, space),
    rules: asked.rules,
    ...hintsOf(asked, g, question, space),
  };
}

function hintsOf<G extends GameTypes>(
  asked: Decision<G>,
  g: Reader<G>,
  { seat, args }: Question,
  space: AnswerSpace,
): { hints?: readonly Json[] } {
  if (!asked.hint || space.kind === 'amount') return {};
  const choices = space.kind === 'one' ? space.options : space.items;
  return { hints: choices.map((choice) => asked.hint?.(g, seat, args, choice) ?? null) };
}
