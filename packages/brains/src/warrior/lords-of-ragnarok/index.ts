/** The warrior at Lords of Ragnarok: tries every answer out, carries on to the end of what it began, and judges where that leads. */
import { at, type Live, listAnswers, type OpenDecision, type Question, type Random, type Seat, unanswered, type View } from '@skald/engine';
import { type Lords, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { bestOf, candidates } from '../../candidates.ts';
import { LookAhead } from '../../look-ahead.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { lead } from './worth.ts';

/** More answers than this are looked at only in samples: here, and where it carries on in thought. */
const MOST_CANDIDATES = 150;
const MOST_THOUGHTS = 40;
/** It never carries on for longer. */
const MOST_ANSWERS = 16;

export function decideAtLords(view: View<Lords>, decision: OpenDecision, random: Random, weights: Weights = WEIGHTS): unknown {
  const answers = candidates(decision, MOST_CANDIDATES, random);
  if (answers.length === 1) return answers[0];
  const thought = new Thought(new LookAhead(lordsOfRagnarok, view, random), decision.seat, weights);
  return bestOf(answers, (answer) => thought.worth(decision, answer), random);
}

/** What one seat makes of a question. */
class Thought {
  readonly #ahead: LookAhead<Lords>;
  readonly #seat: Seat;
  readonly #weights: Weights;

  constructor(ahead: LookAhead<Lords>, seat: Seat, weights: Weights) {
    this.#ahead = ahead;
    this.#seat = seat;
    this.#weights = weights;
  }

  worth(decision: OpenDecision, answer: unknown): number {
    return this.#judge(this.#carryOn(this.#ahead.after(decision, answer)));
  }

  #judge({ state }: Live<Lords>): number {
    return lead(state.table, this.#seat, this.#weights);
  }

  /** Up to the next step of somebody's turn: the own questions by what looks best at once, those of others as the clock would. */
  #carryOn(begun: Live<Lords>): Live<Lords> {
    let live = begun;
    for (let answers = 0; answers < MOST_ANSWERS && !live.over; answers++) {
      const question = at(unanswered(live.state.flow), 0);
      if (isStep(question)) return live;
      live = question.seat === this.#seat ? this.#bestOf(live, question) : this.#ahead.further(live, question, live.fallback(question));
    }
    return live;
  }

  #bestOf(live: Live<Lords>, question: Question): Live<Lords> {
    const answers = listAnswers(live.space(question), MOST_THOUGHTS) ?? [live.fallback(question)];
    const tried = answers.map((answer) => this.#ahead.further(live, question, answer));
    const worths = tried.map((one) => this.#judge(one));
    return at(tried, worths.indexOf(Math.max(...worths)));
  }
}

const STEPS: readonly string[] = [
  'choose-hero',
  'choose-place',
  'heal-at-turn-start',
  'pray',
  'hero-action',
  'rune-action',
  'special-action',
];

/** Does a step of somebody's turn begin here? */
function isStep({ decision, args }: Question): boolean {
  return STEPS.includes(decision) || ('cause' in args && args.cause === 'maneuver');
}
