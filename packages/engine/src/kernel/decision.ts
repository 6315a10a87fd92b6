/** A decision a game can ask for: named, with its whole answer space derived from what lies on the table and in the asked hand. */
import type { Json } from './json.ts';
import type { Reason } from './refusal.ts';
import { one, type Space } from './space.ts';
import type { GameTypes, RuleId, Seat } from './state.ts';

/** What rules may look at. Whoever derives a decision reads only the table and the hand of the seat asked. */
export interface Reader<G extends GameTypes> {
  readonly table: G['table'];
  readonly hands: readonly G['hand'][];
  readonly box: G['box'];
  readonly seats: number;
}

/** What is picked when an answer is of type `A`: the items of a list, or the answer itself. */
export type Item<A> = A extends readonly (infer I)[] ? I : A;

/** What a decision is made of. `A` is what it is answered with, `P` its parameters, which are public. */
export interface DecisionSpec<G extends GameTypes, A, P> {
  /** The rules behind it. */
  readonly rules: readonly RuleId[];
  /** Everything one could think of choosing; `problem` tells apart what is on offer. */
  candidates?(g: Reader<G>, seat: Seat, params: P): readonly Item<A>[];
  /** Why a candidate is not on offer; undefined where it is. */
  problem?(g: Reader<G>, seat: Seat, params: P, candidate: Item<A>): Reason | undefined;
  /** The answer space; without it, one of the candidates that have no problem. */
  space?(g: Reader<G>, seat: Seat, params: P): Space<Item<A>>;
  /** What the clock plays; without it, the plainest answer. */
  fallback?(g: Reader<G>, seat: Seat, params: P): A;
  /** What choosing it would bring, as far as the seat can know: for display only. */
  hint?(g: Reader<G>, seat: Seat, params: P, choice: Item<A>): Json;
}

export interface Decision<G extends GameTypes, A = unknown, P = object> extends DecisionSpec<G, A, P> {
  readonly name: string;
  space(g: Reader<G>, seat: Seat, params: P): Space<Item<A>>;
  /** Never set: carries the type of the answer. */
  readonly answered?: A;
}

export function decision<G extends GameTypes, A, P extends object = Record<never, never>>(
  name: string,
  spec: DecisionSpec<G, A, P>,
): Decision<G, A, P> {
  return {
    ...spec,
    name,
    space: (g, seat, params) => spec.space?.(g, seat, params) ?? one(withoutProblem(spec, g, seat, params)),
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
