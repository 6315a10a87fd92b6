/** Candidates and playouts by the warrior, for games in which it answers at once but does not rank the other answers. */
import {
  checkAnswer,
  equal,
  type GameTypes,
  isRefusal,
  itemAt,
  type MutableMatch,
  type OpenDecision,
  type Question,
  type Random,
  unanswered,
  view,
} from '@skald/engine';
import { candidates } from '../../candidates.ts';
import { give } from '../../look-ahead.ts';
import type { CandidateAnswer } from '../judgement.ts';

/** The warrior's decision, typed for its game. */
export type WarriorDecision<G extends GameTypes> = (seen: ReturnType<typeof view<G>>, decision: OpenDecision, random: Random) => unknown;

const MOST_CANDIDATES = 24;
/** The prior of the warrior's answer; the others share the rest. */
const TRUST = 0.4;

/** The warrior's answer first, then all others alike. */
export function warriorFirst<G extends GameTypes>(
  decide: WarriorDecision<G>,
  live: MutableMatch<G>,
  question: Question,
  random: Random,
): readonly CandidateAnswer[] {
  const answers = candidates({ space: live.space(question), fallback: live.fallback(question) }, MOST_CANDIDATES, random);
  if (answers.length === 1) return [{ answer: answers[0], prior: 1 }];
  const first = warriorAnswer(decide, live, question, random);
  const others = answers.filter((answer) => !equal(answer, first));
  return [{ answer: first, prior: TRUST }, ...others.map((answer) => ({ answer, prior: (1 - TRUST) / others.length }))];
}

/** Goes on as warriors would, for so many answers or until `ends`. */
export function playAsWarriors<G extends GameTypes>(
  decide: WarriorDecision<G>,
  live: MutableMatch<G>,
  random: Random,
  most: number,
  ends: (live: MutableMatch<G>) => boolean,
): void {
  for (let answers = 0; answers < most && !live.over && !ends(live); answers++) {
    const question = itemAt(unanswered(live.state.flow), 0);
    give(live, question.seat, question.id, warriorAnswer(decide, live, question, random));
  }
}

function warriorAnswer<G extends GameTypes>(
  decide: WarriorDecision<G>,
  live: MutableMatch<G>,
  { id, seat }: Question,
  random: Random,
): unknown {
  const seen = view(live.game, live.state, seat);
  const decision = itemAt(
    seen.decisions.filter((open) => open.id === id),
    0,
  );
  const answer = decide(seen, decision, random);
  const outcome = checkAnswer(decision.space, answer);
  return isRefusal(outcome) ? decision.fallback : outcome.accepted;
}
