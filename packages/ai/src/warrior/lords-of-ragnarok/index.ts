/** The warrior at Lords of Ragnarok: tries every answer, continues to the end of the step, and judges the resulting position. */
import {
  itemAt,
  listAnswers,
  type MutableMatch,
  type OpenDecision,
  type Question,
  type Random,
  type Seat,
  unanswered,
  type View,
} from '@skald/engine';
import { type Lords, type LordsDecisions, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { bestOf, candidates } from '../../candidates.ts';
import { LookAhead } from '../../look-ahead.ts';
import { expectedAnswer } from './rivals.ts';
import { type LordsWeights, WEIGHTS } from './weights.ts';
import { lead } from './worth.ts';

/** With more answers than this it examines a sample: at the question itself, and while continuing. */
const MOST_CANDIDATES = 150;
const MOST_THOUGHTS = 40;
/** The best answers are tried in more imagined matches, so that one lucky draw does not decide. */
const FINALISTS = 6;
const IMAGINED_AGAIN = 2;
/** The most answers that it continues for. */
const MOST_ANSWERS = 16;

export function decideAtLords(view: View<Lords>, decision: OpenDecision, random: Random, weights: LordsWeights = WEIGHTS): unknown {
  const answers = candidates(decision, MOST_CANDIDATES, random);
  if (answers.length === 1) return answers[0];
  const think = (): Thought => new Thought(new LookAhead(lordsOfRagnarok, view, random), decision.seat, weights);
  const first = think();
  const tried = answers.map((answer) => ({ answer, worth: first.worth(decision, answer) }));
  const finalists = tried.toSorted((a, b) => b.worth - a.worth).slice(0, FINALISTS);
  const again = Array.from({ length: IMAGINED_AGAIN }, think);
  const total = ({ answer, worth }: (typeof finalists)[number]): number =>
    again.reduce((sum, thought) => sum + thought.worth(decision, answer), worth);
  return bestOf(finalists, total, random)?.answer;
}

/** One decision of one seat. */
class Thought {
  readonly #ahead: LookAhead<Lords>;
  readonly #seat: Seat;
  readonly #weights: LordsWeights;

  constructor(ahead: LookAhead<Lords>, seat: Seat, weights: LordsWeights) {
    this.#ahead = ahead;
    this.#seat = seat;
    this.#weights = weights;
  }

  worth(decision: OpenDecision, answer: unknown): number {
    return this.#judge(this.#carryOn(this.#ahead.after(decision, answer)));
  }

  #judge({ state }: MutableMatch<Lords>): number {
    return lead(state.table, this.#seat, this.#weights, state.hands[this.#seat]?.cards);
  }

  /** Continues to the next step of a turn: its own questions by the best immediate result, others' as it expects of them. */
  #carryOn(begun: MutableMatch<Lords>): MutableMatch<Lords> {
    let live = begun;
    for (let answers = 0; answers < MOST_ANSWERS && !live.over; answers++) {
      const question = itemAt(unanswered(live.state.flow), 0);
      if (isStep(question)) return live;
      if (question.seat === this.#seat) live = this.#bestOf(live, question);
      else live.answer(question.seat, question.id, expectedAnswer(live, question));
    }
    return live;
  }

  #bestOf(live: MutableMatch<Lords>, question: Question): MutableMatch<Lords> {
    const answers = listAnswers(live.space(question), MOST_THOUGHTS) ?? [live.fallback(question)];
    if (answers.length === 1) {
      live.answer(question.seat, question.id, answers[0]);
      return live;
    }
    const tried = answers.map((answer) => this.#ahead.further(live, question, answer));
    const worths = tried.map((one) => this.#judge(one));
    return itemAt(tried, worths.indexOf(Math.max(...worths)));
  }
}

/** A step of a turn begins with one of these questions. */
export const STEPS: readonly string[] = [
  'choose-hero',
  'choose-place',
  'heal-at-turn-start',
  'pray',
  'hero-action',
  'rune-action',
  'special-action',
] satisfies readonly (keyof LordsDecisions)[];

/** Whether a step of a turn begins with this question. */
function isStep({ decision, args }: Question): boolean {
  return STEPS.includes(decision) || ('cause' in args && args.cause === 'maneuver');
}
