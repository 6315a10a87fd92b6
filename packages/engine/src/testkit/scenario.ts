/** The scenario: arrange any position of a game in a few lines, answer, ask what is offered, assert. Each game builds its own words on it. */
import {
  type AddressedEvent,
  answer,
  type Begun,
  begin,
  type Chance,
  clone,
  decisions,
  equal,
  type Frame,
  fastChance,
  type Game,
  type GameTypes,
  isRefusal,
  itemAt,
  listAnswers,
  type OpenDecision,
  type Procedure,
  proceed,
  type Reason,
  type Refusal,
  type Seat,
  type Start,
  type State,
  type Step,
  type View,
  view,
  why,
} from '../kernel/index.ts';
import { Breakpoint, type StepRef } from './breakpoint.ts';
import { entriesWithSeats, type Named, type Who, withSeats } from './names.ts';
import { refuseNonsense } from './nonsense.ts';

/** The decisions of a game by name, as its decisions.ts lists them. */
type DecisionTable = Readonly<Record<string, { readonly answer: unknown }>>;

type NameIn<D> = keyof D & string;
type EventNamed<G extends GameTypes, E> = Extract<G['event'], { event: E }>;

/** More plain answers than this in a row are a loop. */
const MOST_PLAIN_ANSWERS = 2000;

/** `D` is the game's table of decisions: with it, a misspelt decision does not compile. */
export class Scenario<G extends GameTypes, D extends DecisionTable = DecisionTable> {
  readonly game: Game<G>;
  /** The players, in their order round the table. */
  readonly names: readonly string[];
  readonly #chance: Chance;
  readonly #breakpoint: Breakpoint<G> | undefined;
  #state: State<G>;
  readonly #emitted: AddressedEvent<G>[] = [];
  /** All public events since the position was arranged. */
  readonly events: G['event'][] = [];
  /** The last step taken. */
  last: Step<G> | undefined;

  /** `turn` is the step of the rules at which each turn begins. */
  constructor(
    game: Game<G>,
    names: readonly string[],
    start: Omit<Start, 'seats'> = {},
    chance: Chance = fastChance(1),
    turn: StepRef | undefined = undefined,
  ) {
    const begun = begin(game, { ...start, seats: names.length }, chance);
    if (isRefusal(begun)) throw new Error(`${begun.refused}: ${begun.reason}`);
    this.game = game;
    this.names = names;
    this.#chance = chance;
    this.#breakpoint = turn && new Breakpoint(game, turn);
    this.#state = begun.state;
    this.#hear(begun);
  }

  get state(): State<G> {
    return this.#state;
  }

  /** The seat of a player; a seat stays what it is. */
  seat(who: Who): Seat {
    const seat = typeof who === 'number' ? who : this.names.indexOf(who);
    if (this.names[seat] === undefined) throw new Error(`Nobody here is called ${who}: there are ${this.names.join(', ')}.`);
    return seat;
  }

  /** Changes what lies on the table, in the hands and in the box. A position that breaks an invariant of the game is refused. */
  arrange(change: (state: State<G>) => void): this {
    return this.arrangeUnchecked((state) => {
      change(state);
      refuseNonsense(this.game, state);
    });
  }

  /** Arranges what the rules forbid: for tests of the invariants themselves. */
  arrangeUnchecked(change: (state: State<G>) => void): this {
    const state = clone(this.#state);
    change(state);
    this.#state = state;
    return this;
  }

  /** Lets the rules go on from these frames, the innermost last, up to the first question; without frames, from where they stopped. */
  goOn(...frames: readonly Frame[]): this {
    const state = clone(this.#state);
    if (frames.length > 0) {
      this.#emitted.length = 0;
      this.events.length = 0;
      state.flow.frames = frames.map((frame) => clone(frame));
    }
    state.flow.open = [];
    state.flow.sealed = [];
    const begun = proceed(this.#running, state, this.#chance);
    this.#state = begun.state;
    this.#hear(begun);
    return this;
  }

  /** Lets the rules run this procedure and nothing after it, from the named step or from its beginning. */
  enter<L extends object, R>(procedure: Procedure<G, L, R>, locals: Named<L> & object, step?: string): this {
    return this.goOn(this.frame(procedure, locals, step));
  }

  /** Where a procedure stands, for `goOn`; players' names in the locals mean their seats. */
  frame<L extends object, R>(procedure: Procedure<G, L, R>, locals: Named<L> & object, step?: string): Frame {
    const at = step ?? itemAt(procedure.steps, 0).name;
    if (!procedure.places.has(at)) {
      throw new Error(`${procedure.name} has no step ${at}: its steps are ${[...procedure.places.keys()].join(', ')}.`);
    }
    return { procedure: procedure.name, step: at, locals: entriesWithSeats(locals, this.names) };
  }

  /** The rules stop where the next turn would begin, and nobody is asked; `goOn()` lets it begin. */
  stopBeforeNextTurn(): this {
    if (!this.#breakpoint) throw new Error(`This scenario of ${this.game.slug} does not say where a turn begins.`);
    this.#breakpoint.arm();
    return this;
  }

  /** Answers the first decision that the player has open. With the name of a decision, it must be that one. */
  answer(who: Who, given: unknown): this;
  answer<N extends NameIn<D>>(who: Who, decision: N, given: Named<D[N]['answer']>): this;
  answer(who: Who, ...parts: readonly unknown[]): this {
    if (parts.length > 1) this.#mustBeAsked(who, itemAt(parts, 0));
    const step = this.#try(who, parts.at(-1));
    if (isRefusal(step)) throw new Error(`${this.#name(who)} was refused (${step.refused}): ${step.reason} ${JSON.stringify(step.why)}`);
    this.last = step;
    this.#state = step.state;
    this.#hear(step);
    return this;
  }

  /** Everybody answers plainly, as the clock would, until somebody is asked this decision; with a player, until that player is. */
  plainlyUntil(decision: NameIn<D>, who?: Who): this {
    const seat = who === undefined ? undefined : this.seat(who);
    for (let answers = 0; answers < MOST_PLAIN_ANSWERS; answers++) {
      const open = decisions(this.game, this.#state);
      if (open.some(({ prompt, seat: asked }) => prompt.key === decision && (seat ?? asked) === asked)) return this;
      const [next] = open;
      if (!next) throw new Error(`Nobody was asked ${decision} before the rules stopped.`);
      this.answer(next.seat, next.fallback);
    }
    throw new Error(`Nobody was asked ${decision} within ${MOST_PLAIN_ANSWERS} plain answers.`);
  }

  /** The refusal that an answer gets; an error if the answer is accepted. */
  refusal(who: Who, given: unknown): Refusal {
    const step = this.#try(who, given);
    if (!isRefusal(step)) throw new Error(`The answer of ${this.#name(who)} would have been accepted.`);
    return step;
  }

  /** The first decision that the player has open. */
  asked(who: Who): OpenDecision {
    const open = this.#open(this.seat(who));
    if (!open) throw new Error(`${this.#name(who)} is not asked; waiting for ${this.waitingFor().join(', ') || 'nobody'}.`);
    return open;
  }

  /** The name of the first decision that the player has open. */
  asks(who: Who): NameIn<D> {
    const { key } = this.asked(who).prompt;
    if (!this.#isDecision(key)) throw new Error(`${this.game.slug} has no decision ${key}.`);
    return key;
  }

  /** Is this the decision that the player has open? */
  isAsked(who: Who, decision: NameIn<D>): boolean {
    return this.#open(this.seat(who))?.prompt.key === decision;
  }

  /** The names of those who are waited for. */
  waitingFor(): readonly string[] {
    return decisions(this.game, this.#state).map(({ seat }) => itemAt(this.names, seat));
  }

  /** Every answer on offer to the player. */
  offered(who: Who): readonly unknown[] {
    const answers = listAnswers(this.asked(who).space);
    if (!answers) throw new Error('There are too many answers to list.');
    return answers;
  }

  offers(who: Who, given: unknown): boolean {
    const meant = withSeats(given, this.names);
    return this.offered(who).some((offer) => equal(offer, given) || equal(offer, meant));
  }

  /** The reasons against an answer; none if it is on offer. */
  why(who: Who, given: unknown): readonly Reason[] {
    const seat = this.seat(who);
    const reasons = why(this.game, this.#state, seat, given);
    const meant = withSeats(given, this.names);
    return reasons.length === 0 || equal(meant, given) ? reasons : why(this.game, this.#state, seat, meant);
  }

  view(viewer: Who): View<G> {
    return view(this.game, this.#state, viewer === 'spectator' ? 'spectator' : this.seat(viewer));
  }

  /** The public events of this name since the position was arranged. */
  emitted<E extends G['event']['event']>(event: E): EventNamed<G, E>[] {
    return this.events.filter((one): one is EventNamed<G, E> => one.event === event);
  }

  /** The events of this name that were for one player alone, since the position was arranged. */
  emittedTo<E extends G['event']['event']>(who: Who, event: E): EventNamed<G, E>[] {
    const seat = this.seat(who);
    const own = this.#emitted.flatMap((one) => (one.to === seat ? [one.event] : []));
    return own.filter((one): one is EventNamed<G, E> => one.event === event);
  }

  get #running(): Game<G> {
    return this.#breakpoint?.game ?? this.game;
  }

  #name(who: Who): string {
    return itemAt(this.names, this.seat(who));
  }

  #open(seat: Seat): OpenDecision | undefined {
    return decisions(this.game, this.#state).find((decision) => decision.seat === seat);
  }

  #isDecision(key: string): key is NameIn<D> {
    return this.game.decisions.some(({ name }) => name === key);
  }

  #mustBeAsked(who: Who, decision: unknown): void {
    const { key } = this.asked(who).prompt;
    if (key !== decision) throw new Error(`${this.#name(who)} is asked ${key}, not ${decision}.`);
  }

  /** Tries the answer as it is given, then with names read as seats. */
  #try(who: Who, given: unknown): Step<G> | Refusal {
    const seat = this.seat(who);
    const id = this.#open(seat)?.id ?? '';
    const attempt = (one: unknown) => answer(this.#running, this.#state, seat, id, one, this.#chance);
    const step = attempt(given);
    const meant = withSeats(given, this.names);
    return isRefusal(step) && !equal(meant, given) ? attempt(meant) : step;
  }

  #hear(played: Begun<G> | Step<G>): void {
    this.#breakpoint?.restore(played.state);
    this.#emitted.push(...played.events);
    for (const { event, to } of played.events) if (to === undefined) this.events.push(event);
  }
}
