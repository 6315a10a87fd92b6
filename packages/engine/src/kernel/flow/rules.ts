/** What a step of the rules works with: the compartments, chance, events, and control over what comes next. */

import type { Decision, Reader } from '../answers/decision.ts';
import type { Chance, Fact } from '../chance.ts';
import { Defect, itemAt } from '../defect.ts';
import type { Game } from '../game.ts';
import { playback, shuffleBounds, shuffled } from '../shuffle.ts';
import { clone } from '../state/json.ts';
import type { Frame, GameTypes, Question, Seat, State } from '../state/state.ts';
import type { Procedure } from './procedure.ts';

/** An event, and the one seat it is for; without a seat, for everybody. */
export interface AddressedEvent<G extends GameTypes> {
  readonly event: G['event'];
  readonly to?: Seat;
}

export interface SeatAnswer<A> {
  readonly seat: Seat;
  readonly answer: A;
}

/** The answers or the result that the next step resumes with. */
export interface Resumption {
  decision?: string;
  answers?: readonly SeatAnswer<unknown>[];
  procedure?: string;
  result?: unknown;
}

export class Rules<G extends GameTypes> implements Reader<G> {
  readonly game: Game<G>;
  readonly state: State<G>;
  readonly table: G['table'];
  readonly hands: G['hand'][];
  readonly box: G['box'];
  /** Events, facts and reveals since the last answer. */
  readonly events: AddressedEvent<G>[] = [];
  readonly facts: Fact[] = [];
  revealed = false;
  /** @internal what the machine reads after a step */
  resumedWith: Resumption = {};
  /** @internal */
  readonly calls: Frame[] = [];
  /** @internal */
  next: string | undefined;
  /** @internal */
  asked = false;
  /** @internal */
  ended = false;
  /** @internal */
  finished = false;
  readonly #chance: Chance;
  readonly #silent: boolean;

  /** `silent` rules emit no events: for search. */
  constructor(game: Game<G>, state: State<G>, chance: Chance, silent = false) {
    this.game = game;
    this.state = state;
    this.table = state.table;
    this.hands = state.hands;
    this.box = state.box;
    this.#chance = chance;
    this.#silent = silent;
  }

  get seats(): number {
    return this.hands.length;
  }

  /** Emits a public event. Everything in it must be public from now on, also on the table. */
  emit(event: G['event']): void {
    if (!this.#silent) this.events.push({ event: clone(event) });
  }

  /** Emits an event for one seat only. */
  emitTo(to: Seat, event: G['event']): void {
    if (!this.#silent) this.events.push({ event: clone(event), to });
  }

  /** Says that somebody learns something hidden by this step: it cannot be undone freely. */
  reveal(): void {
    this.revealed = true;
  }

  /** A shuffled copy. */
  shuffle<T>(stream: string, items: readonly T[]): T[] {
    return shuffled(items, playback(this.#draw(stream, shuffleBounds(items.length))));
  }

  /** One of the items. */
  pick<T>(stream: string, items: readonly T[]): T {
    return itemAt(items, itemAt(this.#draw(stream, [items.length]), 0));
  }

  /** A die with faces from 1 to `sides`. */
  roll(stream: string, sides: number): number {
    return itemAt(this.#draw(stream, [sides]), 0) + 1;
  }

  /** Asks one seat; the next step reads the answer. */
  ask<A, P extends object>(decision: Decision<G, A, P>, seat: Seat, params: P): void {
    this.askAll(decision, [{ seat, params }]);
  }

  /**
   * Asks several seats at once, under one barrier: answers stay sealed until all are in. `quiet` hides even who has answered.
   * Who is asked may depend on public information only.
   */
  askAll<A, P extends object>(
    decision: Decision<G, A, P>,
    questions: readonly { readonly seat: Seat; readonly params: P }[],
    manner: { readonly quiet?: boolean } = {},
  ): void {
    if (this.asked || this.calls.length > 0 || questions.length === 0)
      throw new Defect('bad-step', `${decision.name} cannot be asked here`);
    const { flow } = this.state;
    this.asked = true;
    flow.asks++;
    flow.quiet = manner.quiet ?? false;
    flow.open = questions.map(
      ({ seat, params }, i): Question => ({ id: `${flow.asks}.${i}`, seat, decision: decision.name, args: clone(params) }),
    );
  }

  /** The answer to the decision that the previous step asked one seat for. */
  answer<A, P extends object>(decision: Decision<G, A, P>): A {
    return itemAt(this.answers(decision), 0).answer;
  }

  /** The answers to the decision that the previous step asked for, in the order of the questions. */
  answers<A, P extends object>(decision: Decision<G, A, P>): readonly SeatAnswer<A>[] {
    if (this.resumedWith.decision !== decision.name) throw new Defect('bad-step', `no answer to ${decision.name} is at hand`);
    // The kernel has checked each answer against the space of this very decision.
    return this.resumedWith.answers as readonly SeatAnswer<A>[];
  }

  /** Runs another procedure before the next step. Several calls in one step run one after the other. */
  call<L extends object, R>(procedure: Procedure<G, L, R>, locals: L): void {
    if (this.asked || this.ended) throw new Defect('bad-step', `${procedure.name} cannot be called here`);
    this.calls.push({ procedure: procedure.name, step: itemAt(procedure.steps, 0).name, locals: clone(locals) });
  }

  /** What the procedure called in the previous step ended with. */
  result<L extends object, R>(procedure: Procedure<G, L, R>): R | undefined {
    // Only this procedure's own steps end it.
    return this.resumedWith.procedure === procedure.name ? (this.resumedWith.result as R) : undefined;
  }

  /** Continues at another step of the same procedure. */
  jump(step: string): void {
    this.next = step;
  }

  /** Ends the procedure with a result. */
  end(result?: unknown): void {
    if (this.asked || this.calls.length > 0) throw new Defect('bad-step', 'a step that asks or calls cannot end its procedure');
    this.ended = true;
    this.resumedWith = { result: clone(result) };
  }

  /** Ends the whole match after this step, whatever was still to follow: for a victory that comes at once. */
  finish(): void {
    this.finished = true;
  }

  #draw(stream: string, bounds: readonly number[]): readonly number[] {
    const { drawn } = this.state.flow;
    const nth = drawn[stream] ?? 0;
    const draws = this.#chance.draw(stream, nth, bounds);
    drawn[stream] = nth + 1;
    this.facts.push({ stream, draws: [...draws] });
    return draws;
  }
}
