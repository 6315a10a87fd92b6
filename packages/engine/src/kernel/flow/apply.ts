/** The pure function from a match and an answer to the next match, in two ways: leaving the old state intact, or in place. */

import { type AcceptedAnswer, type AnswerSpace, checkAnswer } from '../answers/answer-space.ts';
import { isRefusal, type Refusal, refuse } from '../answers/refusal.ts';
import { whyNot } from '../answers/why.ts';
import type { Chance, Fact } from '../chance.ts';
import { Defect, itemAt } from '../defect.ts';
import type { Game } from '../game.ts';
import { clone } from '../state/json.ts';
import { diff, type Patch } from '../state/patch.ts';
import { type GameTypes, isOver, type Question, type Seat, type State } from '../state/state.ts';
import { fallbackOf, reader, spaceOf } from '../view/view.ts';
import { run } from './machine.ts';
import { type AddressedEvent, Rules } from './rules.ts';

/** The result of an answer. */
export interface Played<G extends GameTypes> {
  readonly events: readonly AddressedEvent<G>[];
  readonly facts: readonly Fact[];
  /** Somebody learned something that was hidden from them: chance decided, or the rules said `reveal`. */
  readonly revealing: boolean;
  /** Somebody learned something, or another seat is asked now: the answer can no longer be undone freely. */
  readonly barrier: boolean;
  /** The answer lies sealed until the others have answered too. */
  readonly sealed: boolean;
}

/** An answer applied to a copy: the next state, and what changed in each compartment that somebody sees. */
export interface Step<G extends GameTypes> extends Played<G> {
  readonly state: State<G>;
  readonly patches: { readonly table: Patch; readonly hands: readonly Patch[] };
}

/** A match set up, up to its first question. */
export interface Begun<G extends GameTypes> extends Played<G> {
  readonly state: State<G>;
  /** The options as the game understood them, defaults filled in. */
  readonly options: unknown;
}

export interface Start {
  readonly seats: number;
  readonly options?: unknown;
}

/** The options as the game understands them, or why the match cannot begin like this. */
function checkStart<G extends GameTypes, O>(game: Game<G, O>, start: Start): { readonly options: O } | Refusal {
  const { min, max, whyNoMore } = game.seats;
  if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max) {
    const why = whyNoMore && start.seats > max ? [whyNoMore] : [];
    return refuse('seat-count', `${game.slug} is played by ${min} to ${max}, not by ${start.seats}.`, why);
  }
  const checked = game.options['~standard'].validate(start.options ?? {});
  if (checked instanceof Promise) throw new Defect('bad-game', 'options must be checked synchronously');
  if (checked.issues) return refuse('bad-options', checked.issues.map(describeIssue).join('; '));
  const objection = game.objection?.(start.seats, checked.value);
  if (objection === undefined) return { options: checked.value };
  return typeof objection === 'string' ? refuse('bad-options', objection) : refuse('bad-options', objection.sentence, [objection.why]);
}

/** The variants of a game that so many seats can play. */
export function variantsFor<G extends GameTypes, O>(game: Game<G, O>, seats: number): readonly unknown[] {
  return game.variants.filter((options) => !isRefusal(checkStart(game, { seats, options })));
}

export function begin<G extends GameTypes, O>(game: Game<G, O>, start: Start, chance: Chance, silent = false): Begun<G> | Refusal {
  const checked = checkStart(game, start);
  if (isRefusal(checked)) return checked;
  const flow = { frames: [], asks: 0, open: [], sealed: [], quiet: false, drawn: {} };
  const empty: State<GameTypes> = { table: {}, hands: [], box: {}, flow };
  const setup = new Rules<GameTypes>(game, empty, chance);
  const laid = game.setup({
    seats: start.seats,
    options: checked.options,
    shuffle: (stream, items) => setup.shuffle(stream, items),
    pick: (stream, items) => setup.pick(stream, items),
    roll: (stream, sides) => setup.roll(stream, sides),
  });
  const state: State<G> = { table: laid.table, hands: laid.hands, box: laid.box, flow };
  const g = new Rules(game, state, chance, silent);
  state.flow.frames.push({ procedure: game.main.name, step: itemAt(game.main.steps, 0).name, locals: {} });
  run(g);
  return {
    state,
    options: clone(checked.options),
    events: g.events,
    facts: [...setup.facts, ...g.facts],
    revealing: true,
    barrier: true,
    sealed: false,
  };
}

function describeIssue(issue: { readonly message: string; readonly path?: readonly unknown[] | undefined }): string {
  const path = (issue.path ?? []).map((part) =>
    typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
  );
  return path.length > 0 ? `${path.join('.')}: ${issue.message}` : issue.message;
}

/** Runs the rules on from a state in which nobody is asked: for positions that were arranged, not played. */
export function proceed<G extends GameTypes>(game: Game<G>, state: State<G>, chance: Chance): Begun<G> {
  const g = new Rules(game, clone(state), chance);
  run(g);
  return { state: g.state, options: undefined, events: g.events, facts: g.facts, revealing: true, barrier: true, sealed: false };
}

/** Applies an answer to a copy; the given state stays unchanged. A caller that has already derived the answer space passes it as `offered`. */
export function answer<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  decisionId: string,
  given: unknown,
  chance: Chance,
  offered?: AnswerSpace,
): Step<G> | Refusal {
  const question = findQuestion(state, seat, decisionId);
  if (isRefusal(question)) return question;
  const accepted = accept(game, state, question, offered ?? spaceOf(game, reader(state), question), given);
  if (isRefusal(accepted)) return accepted;
  const next = clone(state);
  const played = play(new Rules(game, next, chance), question, accepted.accepted);
  return new StateChange(state, next, played);
}

/** A class, so that all steps share one hidden class: a getter in a literal would give each object its own and slow down readers. */
export class StateChange<G extends GameTypes> implements Step<G> {
  readonly events: readonly AddressedEvent<G>[];
  readonly facts: readonly Fact[];
  readonly revealing: boolean;
  readonly barrier: boolean;
  readonly sealed: boolean;
  readonly state: State<G>;
  readonly #from: State<G>;
  #patches: Step<G>['patches'] | undefined;

  constructor(from: State<G>, to: State<G>, { events, facts, revealing, barrier, sealed }: Played<G>) {
    this.events = events;
    this.facts = facts;
    this.revealing = revealing;
    this.barrier = barrier;
    this.sealed = sealed;
    this.state = to;
    this.#from = from;
  }

  /** Compared when somebody first asks: replaying a log never does. */
  get patches(): Step<G>['patches'] {
    this.#patches ??= patchesBetween(this.#from, this.state);
    return this.#patches;
  }
}

function patchesBetween<G extends GameTypes>(before: State<G>, after: State<G>): Step<G>['patches'] {
  return { table: diff(before.table, after.table), hands: after.hands.map((hand, seat) => diff(before.hands[seat], hand)) };
}

/** A match that is changed in place: for search, simulation and fuzzing. The state given to it belongs to it. */
export class MutableMatch<G extends GameTypes> {
  readonly game: Game<G>;
  readonly state: State<G>;
  readonly #chance: Chance;
  readonly #silent: boolean;
  #derived: { readonly question: Question; readonly space: AnswerSpace } | undefined;

  constructor(game: Game<G>, state: State<G>, chance: Chance, { silent = false } = {}) {
    this.game = game;
    this.state = state;
    this.#chance = chance;
    this.#silent = silent;
  }

  get over(): boolean {
    return isOver(this.state);
  }

  /** The answer space of a question, derived once: nothing changes while it is open. */
  space(question: Question): AnswerSpace {
    if (this.#derived?.question !== question) {
      this.#derived = { question, space: spaceOf(this.game, reader(this.state), question) };
    }
    return this.#derived.space;
  }

  /** What the clock would answer to a question. */
  fallback(question: Question): unknown {
    return fallbackOf(this.game, reader(this.state), question, this.space(question));
  }

  answer(seat: Seat, decisionId: string, given: unknown): Played<G> | Refusal {
    const question = findQuestion(this.state, seat, decisionId);
    if (isRefusal(question)) return question;
    const accepted = accept(this.game, this.state, question, this.space(question), given);
    if (isRefusal(accepted)) return accepted;
    return play(new Rules(this.game, this.state, this.#chance, this.#silent), question, accepted.accepted);
  }
}

function findQuestion<G extends GameTypes>(state: State<G>, seat: Seat, decisionId: string): Question | Refusal {
  const { flow } = state;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.hands.length)
    return refuse('unknown-seat', 'There is no such seat at this table.');
  if (isOver(state)) return refuse('match-over', 'The match is over.');
  const question = flow.open.find((open) => open.id === decisionId);
  if (!question) return refuse('stale-decision', 'This decision is not open, or no longer.');
  if (question.seat !== seat) return refuse('not-your-decision', 'This decision is another player’s.');
  if (flow.sealed.some((sealed) => sealed.id === decisionId)) return refuse('already-answered', 'You have answered this already.');
  return question;
}

function accept<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  question: Question,
  space: AnswerSpace,
  given: unknown,
): AcceptedAnswer | Refusal {
  const outcome = checkAnswer(space, given);
  if (!isRefusal(outcome)) return outcome;
  return { ...outcome, why: whyNot(game, reader(state), question, given) };
}

function play<G extends GameTypes>(g: Rules<G>, question: Question, accepted: unknown): Played<G> {
  const { flow } = g.state;
  const given = clone(accepted);
  if (flow.open.length > flow.sealed.length + 1) {
    flow.sealed.push({ id: question.id, answer: given });
    return { events: [], facts: [], revealing: false, barrier: false, sealed: true };
  }
  const answers = flow.open.map(({ id, seat }) => ({
    seat,
    answer: id === question.id ? given : flow.sealed.find((sealed) => sealed.id === id)?.answer,
  }));
  flow.open = [];
  flow.sealed = [];
  g.resumedWith = { decision: question.decision, answers };
  run(g);
  const elsewhere = isOver(g.state) || flow.open.some((next) => next.seat !== question.seat);
  const revealing = g.revealed || g.facts.length > 0;
  return { events: g.events, facts: g.facts, revealing, barrier: revealing || elsewhere, sealed: false };
}
