/** What the rules hold in their hands while a step runs: the compartments, chance, the voice that tells, and control over what comes next. */
import type { Chance, Fact } from './chance.ts';
import type { Decision, Reader } from './decision.ts';
import { at, Defect } from './defect.ts';
import type { Game } from './game.ts';
import { clone } from './json.ts';
import type { Procedure } from './procedure.ts';
import type { Frame, GameTypes, Question, Seat, State } from './state.ts';

/** An event, and the one seat it is for; without a seat, for everybody. */
export interface Told<G extends GameTypes> {
  readonly event: G['event'];
  readonly to?: Seat;
}

export interface SeatAnswer<A> {
  readonly seat: Seat;
  readonly answer: A;
}

/** What the answers given or the procedure called just now brought; at hand in the very next step only. */
export interface Brought {
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
  /** What has been told, drawn and revealed since the last answer. */
  readonly events: Told<G>[] = [];
  readonly facts: Fact[] = [];
  revealed = false;
  /** @internal what the machine reads after a step */
  brought: Brought = {};
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

  /** `silent` rules tell nothing: for search, where nobody listens. */
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

  /** Tells everybody what happened. What it says must be public from now on, on the table too. */
  tell(event: G['event']): void {
    if (!this.#silent) this.events.push({ event: clone(event) });
  }

  /** Tells one seat only. */
  tellOnly(to: Seat, event: G['event']): void {
    if (!this.#silent) this.events.push({ event: clone(event), to });
  }

  /** Says that somebody learns something hidden by this step: it cannot be undone freely. */
  reveal(): void {
    this.revealed = true;
  }

  /** A shuffled copy. */
  shuffle<T>(stream: string, items: readonly T[]): T[] {
    return arrange(items, this.#draw(stream, shuffleBounds(items.length)));
  }

  /** One of the items. */
  pick<T>(stream: string, items: readonly T[]): T {
    return at(items, at(this.#draw(stream, [items.length]), 0));
  }

  /** A die with faces from 1 to `sides`. */
  roll(stream: string, sides: number): number {
    return at(this.#draw(stream, [sides]), 0) + 1;
  }

  /** Asks one seat; the answer is at hand in the next step. */
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
    return at(this.answers(decision), 0).answer;
  }

  /** The answers to the decision that the previous step asked for, in the order of the questions. */
  answers<A, P extends object>(decision: Decision<G, A, P>): readonly SeatAnswer<A>[] {
    if (this.brought.decision !== decision.name) throw new Defect('bad-step', `no answer to ${decision.name} is at hand`);
    // The kernel has checked each answer against the space of this very decision.
    return this.brought.answers as readonly SeatAnswer<A>[];
  }

  /** Runs another procedure before the next step. Several calls in one step run one after the other. */
  call<L extends object, R>(procedure: Procedure<G, L, R>, locals: L): void {
    if (this.asked || this.ended) throw new Defect('bad-step', `${procedure.name} cannot be called here`);
    this.calls.push({ procedure: procedure.name, step: at(procedure.steps, 0).name, locals: clone(locals) });
  }

  /** What the procedure called in the previous step ended with. */
  result<L extends object, R>(procedure: Procedure<G, L, R>): R | undefined {
    // Only this procedure's own steps end it.
    return this.brought.procedure === procedure.name ? (this.brought.result as R) : undefined;
  }

  /** Goes on at another step of the same procedure. */
  jump(step: string): void {
    this.next = step;
  }

  /** Ends the procedure with a result. */
  end(result?: unknown): void {
    if (this.asked || this.calls.length > 0) throw new Defect('bad-step', 'a step that asks or calls cannot end its procedure');
    this.ended = true;
    this.brought = { result: clone(result) };
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

function shuffleBounds(length: number): number[] {
  return Array.from({ length: Math.max(0, length - 1) }, (_, i) => length - i);
}

/** The items in the order that the draws of a shuffle give (Fisher and Yates, from the end). */
function arrange<T>(items: readonly T[], draws: readonly number[]): T[] {
  const list = [...items];
  draws.forEach((drawn, i) => {
    const last = list.length - 1 - i;
    const moved = at(list, last);
    list[last] = at(list, drawn);
    list[drawn] = moved;
  });
  return list;
}
