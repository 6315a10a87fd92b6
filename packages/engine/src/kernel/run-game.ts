/** What hosts, clients and bots call: each function runs in the kernel that the game was built with. */
import type { AnswerSpace } from './answers/answer-space.ts';
import type { Reason, Refusal } from './answers/refusal.ts';
import type { Chance, Random } from './chance.ts';
import type { Begun, MutableMatch, Start, Step } from './flow/apply.ts';
import type { Game } from './game.ts';
import { type GameTypes, type Question, type Seat, type State, unanswered } from './state/state.ts';
import type { OpenDecision, View, Viewer } from './view/view.ts';

/** Sets a match up and plays it to its first question. */
export function begin<G extends GameTypes, O>(game: Game<G, O>, start: Start, chance: Chance, silent?: boolean): Begun<G> | Refusal {
  return game.kernel.begin(game, start, chance, silent);
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
  const question = state.flow.open.find(({ id }) => id === decisionId);
  return game.kernel.answer(game, state, seat, decisionId, normalized(game, question, given), chance, offered);
}

/** A match that is changed in place: for search, simulation and fuzzing. The state given to it belongs to it. */
export function playInPlace<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  chance: Chance,
  manner?: { readonly silent?: boolean },
): MutableMatch<G> {
  return game.kernel.playInPlace(game, state, chance, manner);
}

/** Runs the rules on from a state in which nobody is asked: for positions that were arranged, not played. */
export function proceed<G extends GameTypes>(game: Game<G>, state: State<G>, chance: Chance): Begun<G> {
  return game.kernel.proceed(game, state, chance);
}

/** The variants of a game that so many seats can play. */
export function variantsFor<G extends GameTypes, O>(game: Game<G, O>, seats: number): readonly unknown[] {
  return game.kernel.variantsFor(game, seats);
}

/** What a viewer sees of a match. */
export function view<G extends GameTypes>(game: Game<G>, state: State<G>, viewer: Viewer): View<G> {
  return game.kernel.view(game, state, viewer);
}

/** The open decisions, with everything they offer. */
export function decisions<G extends GameTypes>(game: Game<G>, state: State<G>): readonly OpenDecision[] {
  return game.kernel.decisions(game, state);
}

/** A whole state that a view allows. */
export function imagine<G extends GameTypes>(game: Game<G>, seen: View<G>, random: Random): State<G> {
  return game.kernel.imagine(game, seen, random);
}

/** Why the rules do not offer an answer. */
export function why<G extends GameTypes>(game: Game<G>, state: State<G>, seat: Seat, wanted: unknown): readonly Reason[] {
  const question = unanswered(state.flow).find((open) => open.seat === seat);
  return game.kernel.why(game, state, seat, normalized(game, question, wanted));
}

/** An answer in the spelling in which the game offers it. */
function normalized<G extends GameTypes>(game: Game<G>, question: Question | undefined, given: unknown): unknown {
  const normalize = question && game.decision(question.decision).normalize;
  return normalize ? normalize(given) : given;
}
