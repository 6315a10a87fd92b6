/** The scenario: arrange any position of a game in a few lines, answer, ask what is offered, assert. Game kits build their own words on it. */
import {
  answer,
  at,
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
  listAnswers,
  type OpenDecision,
  proceed,
  type Reason,
  type Refusal,
  type Seat,
  type Start,
  type State,
  type Step,
  type View,
  type Viewer,
  view,
  why,
} from '../kernel/index.ts';

export class Scenario<G extends GameTypes> {
  readonly game: Game<G>;
  readonly #names: readonly string[];
  readonly #chance: Chance;
  #state: State<G>;
  /** Everything told to everybody since the position was arranged. */
  readonly events: G['event'][] = [];
  /** The last step taken. */
  last: Step<G> | undefined;

  /** Seats are called by these names, in their order round the table. */
  constructor(game: Game<G>, names: readonly string[], start: Omit<Start, 'seats'> = {}, chance: Chance = fastChance(1)) {
    const begun = begin(game, { ...start, seats: names.length }, chance);
    if (isRefusal(begun)) throw new Error(`${begun.refused}: ${begun.reason}`);
    this.game = game;
    this.#names = names;
    this.#chance = chance;
    this.#state = begun.state;
    this.#hear(begun);
  }

  get state(): State<G> {
    return this.#state;
  }

  seat(name: string): Seat {
    const seat = this.#names.indexOf(name);
    if (seat < 0) throw new Error(`nobody here is called ${name}`);
    return seat;
  }

  /** Changes what lies on the table, in the hands and in the box. Nothing is checked: the invariants of the game are for that. */
  arrange(change: (state: State<G>) => void): this {
    const state = clone(this.#state);
    change(state);
    this.#state = state;
    return this;
  }

  /** Lets the rules go on from these frames, the innermost last, up to the first question. */
  goOn(...frames: readonly Frame[]): this {
    this.events.length = 0;
    const state = clone(this.#state);
    state.flow.frames = frames.map((frame) => clone(frame));
    state.flow.open = [];
    state.flow.sealed = [];
    const begun = proceed(this.game, state, this.#chance);
    this.#state = begun.state;
    this.#hear(begun);
    return this;
  }

  /** Answers the first decision that the seat has open. */
  answer(name: string, given: unknown): this {
    const step = this.#try(name, given);
    if (isRefusal(step)) throw new Error(`${name} was refused (${step.refused}): ${step.reason} ${JSON.stringify(step.why)}`);
    this.last = step;
    this.#state = step.state;
    this.#hear(step);
    return this;
  }

  /** The refusal that an answer gets; an error where it would have been accepted. */
  refusal(name: string, given: unknown): Refusal {
    const step = this.#try(name, given);
    if (!isRefusal(step)) throw new Error(`the answer of ${name} would have been accepted`);
    return step;
  }

  /** The first decision that the seat has open. */
  asked(name: string): OpenDecision {
    const seat = this.seat(name);
    const open = decisions(this.game, this.#state).find((decision) => decision.seat === seat);
    if (!open) throw new Error(`${name} is not asked; waiting for ${this.waitingFor().join(', ') || 'nobody'}`);
    return open;
  }

  /** The names of those who are waited for. */
  waitingFor(): readonly string[] {
    return decisions(this.game, this.#state).map(({ seat }) => at(this.#names, seat));
  }

  /** Every answer on offer to the seat. */
  offered(name: string): readonly unknown[] {
    const answers = listAnswers(this.asked(name).space);
    if (!answers) throw new Error('there are too many answers to list');
    return answers;
  }

  offers(name: string, given: unknown): boolean {
    return this.offered(name).some((offer) => equal(offer, given));
  }

  why(name: string, given: unknown): readonly Reason[] {
    return why(this.game, this.#state, this.seat(name), given);
  }

  view(viewer: string): View<G> {
    return view(this.game, this.#state, viewer === 'spectator' ? ('spectator' satisfies Viewer) : this.seat(viewer));
  }

  #try(name: string, given: unknown): Step<G> | Refusal {
    const seat = this.seat(name);
    const open = decisions(this.game, this.#state).find((decision) => decision.seat === seat);
    return answer(this.game, this.#state, seat, open?.id ?? '', given, this.#chance);
  }

  #hear(played: Begun<G> | Step<G>): void {
    for (const { event, to } of played.events) if (to === undefined) this.events.push(event);
  }
}
