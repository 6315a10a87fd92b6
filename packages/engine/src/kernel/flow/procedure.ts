/** Control flow as data: a procedure is a named list of named steps, in the order in which the rulebook tells them. */
import { Defect } from '../defect.ts';
import type { GameTypes } from '../state/state.ts';
import type { Rules } from './rules.ts';

/** One step: it may change state, tell, ask, call, jump or end. Declared as a method so that games of different types fit one kernel. */
export type ProcedureStep<G extends GameTypes, L> = { run(g: Rules<G>, at: L): unknown }['run'];

export interface Procedure<G extends GameTypes, L = object, R = unknown> {
  readonly name: string;
  readonly steps: readonly NamedStep<G, L>[];
  /** Where each step stands in the list. */
  readonly places: ReadonlyMap<string, number>;
  /** Never set: carries the type of the result. */
  readonly ended?: R;
}

interface NamedStep<G extends GameTypes, L> {
  readonly name: string;
  run(g: Rules<G>, at: L): unknown;
}

/** The name of the position after the last step. */
export const END = '.';

export function procedure<G extends GameTypes, L extends object = Record<never, never>, R = undefined>(
  name: string,
  steps: Readonly<Record<string, ProcedureStep<G, L>>>,
): Procedure<G, L, R> {
  const named = Object.entries(steps).map(([step, run]) => ({ name: step, run }));
  if (named.length === 0 || END in steps) throw new Defect('bad-procedure', `${name} has no steps, or one with a reserved name`);
  return { name, steps: named, places: new Map(named.map((step, place) => [step.name, place])) };
}
