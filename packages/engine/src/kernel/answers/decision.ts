/** A decision a game can ask for: named, with its whole answer space derived from what lies on the table and in the asked hand. */

import type { Json } from '../state/json.ts';
import type { GameTypes, RuleId, Seat } from '../state/state.ts';
import { type AnswerSpace, oneOf } from './answer-space.ts';
import type { Reason } from './refusal.ts';

/** What rules may look at. A decision derives from the table and the hand of the asked seat alone. */
export interface Reader<G extends GameTypes> {
  readonly table: G['table'];
  readonly hands: readonly G['hand'][];
  readonly box: G['box'];
  readonly seats: number;
}

/** What is picked when an answer is of type `A`: the items of a list, or the answer itself. */
export type Item<A> = A extends readonly (infer I)[] ? I : A;

/** What a decision is made of. `A` is its answer, `P` its parameters, which are public, and `H` what its hints say. */
export interface DecisionSpec<G extends GameTypes, A, P, H extends Json = Json> {
  /** The rules behind it. */
  readonly rules: readonly RuleId[];
  /** Everything one could think of choosing; `problem` tells apart what is on offer. */
  candidates?(g: Reader<G>, seat: Seat, params: P): readonly Item<A>[];
  /** Why a candidate is not on offer; undefined where it is. */
  problem?(g: Reader<G>, seat: Seat, params: P, candidate: Item<A>): Reason | undefined;
  /** The answer space; without it, one of the candidates that have no problem. */
  space?(g: Reader<G>, seat: Seat, params: P): AnswerSpace<Item<A>>;
  /** The spelling in which an answer is offered, where several mean the same; it gets anything that somebody may send. */
  normalize?(answer: unknown): unknown;
  /** What the clock plays; without it, the plainest answer. */
  fallback?(g: Reader<G>, seat: Seat, params: P): A;
  /** What choosing it would bring, as far as the seat can know: for display only. */
  hint?(g: Reader<G>, seat: Seat, params: P, choice: Item<A>): H;
}

export interface Decision<G extends GameTypes, A = unknown, P = object, H extends Json = Json> extends DecisionSpec<G, A, P, H> {
  readonly name: string;
  space(g: Reader<G>, seat: Seat, params: P): AnswerSpace<Item<A>>;
  /** Never set: carries the type of the answer. */
  readonly answered?: A;
}

export function decision<G extends GameTypes, A, P extends object = Record<never, never>, H extends Json = Json>(
  name: string,
  spec: DecisionSpec<G, A, P, H>,
): Decision<G, A, P, H> {
  return {
    ...spec,
    name,
    space: (g, seat, params) => spec.space?.(g, seat, params) ?? oneOf(withoutProblem(spec, g, seat, params)),
  };
}

/** The candidates that are on offer. */
export function withoutProblem<G extends GameTypes, A, P>(
  spec: DecisionSpec<G, A, P>,
  g: Reader<G>,
  seat: Seat,
  params: P,
): readonly Item<A>[] {
  const candidates = spec.candidates?.(g, seat, params) ?? [];
  return candidates.filter((candidate) => spec.problem?.(g, seat, params, candidate) === undefined);
}
