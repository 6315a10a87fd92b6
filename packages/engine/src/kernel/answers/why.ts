/** Why an answer is not on offer, from the same predicates that built the options. */

import type { Game } from '../game.ts';
import { equal } from '../state/json.ts';
import { type GameTypes, isOver, type Question, type Seat, type State, unanswered } from '../state/state.ts';
import { reader, spaceOf } from '../view/view.ts';
import { checkAnswer } from './answer-space.ts';
import type { Decision, Reader } from './decision.ts';
import { isRefusal, type Reason } from './refusal.ts';

/** The reasons against an answer to the first decision that this seat has open; none where it is on offer. */
export function why<G extends GameTypes>(game: Game<G>, state: State<G>, seat: Seat, answer: unknown): readonly Reason[] {
  if (isOver(state)) return [{ reason: 'match-over' }];
  const question = unanswered(state.flow).find((open) => open.seat === seat);
  return question ? whyNot(game, reader(state), question, answer) : [{ reason: 'not-your-decision' }];
}

export function whyNot<G extends GameTypes>(game: Game<G>, g: Reader<G>, question: Question, answer: unknown): readonly Reason[] {
  const space = spaceOf(game, g, question);
  const outcome = checkAnswer(space, answer);
  if (!isRefusal(outcome)) return [];
  const asked = game.decision(question.decision);
  const parts =
    space.kind === 'one' ? [answer] : Array.isArray(answer) ? answer.slice(0, space.kind === 'amount' ? 0 : space.items.length) : [];
  const reasons = parts.flatMap((part) => problemOf(asked, g, question, part));
  return reasons.length > 0 ? reasons : [{ reason: outcome.refused }];
}

/** Only candidates are shown to the rules: nothing else has a shape they could look into. */
function problemOf<G extends GameTypes>(asked: Decision<G>, g: Reader<G>, { seat, args }: Question, part: unknown): readonly Reason[] {
  const candidate = asked.candidates?.(g, seat, args).find((one) => equal(one, part));
  const problem = candidate === undefined ? undefined : asked.problem?.(g, seat, args, candidate);
  return problem ? [problem] : [];
}
