/** The judgement for any game: every answer is as good as another, the match goes on at random for a while, and the standings count. */
import { type GameTypes, itemAt, type MutableMatch, type Question, type Random, sampleAnswer, unanswered } from '@skald/engine';
import { candidates } from '../../candidates.ts';
import { give } from '../../look-ahead.ts';
import { type CandidateAnswer, type Judgement, worthByStandings } from '../judgement.ts';

const MOST_CANDIDATES = 20;
/** A playout ends after this many answers; of these the first are random, the rest what the clock would play. */
const MOST_ANSWERS = 40;
const RANDOM_ANSWERS = 12;
/** A lead of this many points is a good one. */
const SCALE = 6;

export const anyGame: Judgement = {
  candidates: (live, question, random) => evenly(live, question, random),
  playOut(live, random) {
    for (let answers = 0; answers < MOST_ANSWERS && !live.over; answers++) {
      const question = itemAt(unanswered(live.state.flow), 0);
      const answer = answers < RANDOM_ANSWERS ? sampleAnswer(live.space(question), random) : live.fallback(question);
      give(live, question.seat, question.id, answer);
    }
  },
  value: (live) => worthByStandings(live, SCALE),
  stage: () => 0,
};

function evenly(live: MutableMatch<GameTypes>, question: Question, random: Random): readonly CandidateAnswer[] {
  const answers = candidates({ space: live.space(question), fallback: live.fallback(question) }, MOST_CANDIDATES, random);
  const share = 1 / answers.length;
  return answers.map((answer) => ({ answer, prior: share }));
}
