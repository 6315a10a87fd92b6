/** Typed decisions: what a game declares about its decisions, for the boards, bots and tests that meet them as open decisions. */

import { Defect } from '../defect.ts';
import type { Json } from '../state/json.ts';
import type { GameTypes } from '../state/state.ts';
import type { OpenDecision, Prompt } from '../view/view.ts';
import type { AnswerSpace } from './answer-space.ts';
import type { Decision, Item } from './decision.ts';

interface DecisionTypes {
  readonly params: object;
  readonly answer: unknown;
  readonly hint: Json;
}

type DecisionTable = Readonly<Record<string, DecisionTypes>>;

/** From the name of each decision to its parameters, its answer and its hint. */
export type DecisionsOf<M> = {
  readonly [N in keyof M]: M[N] extends Decision<infer _G, infer A, infer P extends object, infer H>
    ? { readonly params: P; readonly answer: A; readonly hint: H }
    : never;
};

type KeysOf<T> = T extends object ? keyof T & string : never;

/** The names of all fields that answers of a game, or the items of its lists, can have. */
export type AnswerField<D extends DecisionTable> = KeysOf<Item<D[keyof D]['answer']>>;

/** An open decision of this name. */
export interface Asked<D extends DecisionTable, N extends keyof D & string> extends OpenDecision {
  readonly prompt: AskedPrompt<D, N>;
  readonly space: AnswerSpace<Item<D[N]['answer']>>;
  readonly fallback: D[N]['answer'];
  readonly hints?: readonly D[N]['hint'][];
}

interface AskedPrompt<D extends DecisionTable, N extends keyof D & string> extends Prompt {
  readonly key: N;
  readonly params: D[N]['params'];
}

/** Tells whether an open decision has one of the names, and what it is made of then. */
export function decisionGuard<D extends DecisionTable>() {
  return <N extends keyof D & string>(open: OpenDecision | null | undefined, ...names: readonly N[]): open is Asked<D, N> =>
    names.some((name) => name === open?.prompt.key);
}

/** The decisions as a game lists them. The keys are the names that other packages are typed by. */
export function listDecisions<G extends GameTypes>(decisions: Readonly<Record<string, Decision<G>>>): readonly Decision<G>[] {
  return Object.entries(decisions).map(([name, decision]) => {
    if (decision.name !== name) throw new Defect('bad-game', `the decision ${decision.name} is listed as ${name}`);
    return decision;
  });
}
