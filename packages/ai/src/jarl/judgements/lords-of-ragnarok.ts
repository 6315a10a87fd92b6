/** The judgement of Lords of Ragnarok: the warrior's lead, at the next step of somebody's turn. */
import { clone, fastChance, itemAt, type MutableMatch, playInPlace, type Seat, unanswered } from '@skald/engine';
import { type Lords, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { candidates } from '../../candidates.ts';
import { give } from '../../look-ahead.ts';
import { STEPS } from '../../warrior/lords-of-ragnarok/index.ts';
import { expectedAnswer } from '../../warrior/lords-of-ragnarok/rivals.ts';
import { WEIGHTS } from '../../warrior/lords-of-ragnarok/weights.ts';
import { lead } from '../../warrior/lords-of-ragnarok/worth.ts';
import { byWorth, worthOfLead } from '../judgement.ts';
import { judgementOf } from './of-game.ts';

const MOST_CANDIDATES = 30;
/** A playout goes on to the next step of a turn, for so many answers at most. */
const MOST_ANSWERS = 16;
/** In regions: what makes an answer unlikely, and what makes a victory likely. */
const TEMPERATURE = 3;
const SCALE = 12;
const SEEDS = 2 ** 32;

export const lordsJudgement = judgementOf<Lords>(lordsOfRagnarok.slug, {
  candidates: (live, question, random) => {
    const answers = candidates({ space: live.space(question), fallback: live.fallback(question) }, MOST_CANDIDATES, random);
    if (answers.length === 1) return [{ answer: answers[0], prior: 1 }];
    const chance = fastChance(random.below(SEEDS));
    return byWorth(
      answers.map((answer) => {
        const after = playInPlace(live.game, clone(live.state), chance, { silent: true });
        give(after, question.seat, question.id, answer);
        toNextStep(after);
        return { answer, worth: leadOf(after, question.seat) };
      }),
      TEMPERATURE,
    );
  },
  playOut: toNextStep,
  value: (live) => live.state.hands.map((_, seat) => worthOfLead(leadOf(live, seat), SCALE)),
  stage: () => 0,
});

function leadOf({ state }: MutableMatch<Lords>, seat: Seat): number {
  return lead(state.table, seat, WEIGHTS, state.hands[seat]?.cards);
}

/** Everybody answers as the warrior expects of others. */
function toNextStep(live: MutableMatch<Lords>): void {
  for (let answers = 0; answers < MOST_ANSWERS && !live.over; answers++) {
    const question = itemAt(unanswered(live.state.flow), 0);
    if (STEPS.includes(question.decision)) return;
    give(live, question.seat, question.id, expectedAnswer(live, question));
  }
}
