/** The strategy for any game: tries each answer in a few imagined matches and keeps the one after which it leads by most. */
import { fastRandom, type GameTypes, itemAt, type MutableMatch, type Random, type Seat, sampleAnswer, unanswered } from '@skald/engine';
import { bestOf, candidates } from './candidates.ts';
import { give, LookAhead } from './look-ahead.ts';
import type { Strategy } from './strategy.ts';

/** The number of answers it examines. */
const MOST_CANDIDATES = 20;
/** The trials of one decision: many for few answers, one each for many. */
const TRIALS = 24;
const MOST_WORLDS = 3;
/** A trial ends when the seat was asked this often again, or after this many answers of any seat. */
const OWN_ANSWERS = 12;
const MOST_ANSWERS = 40;
/** In a trial the seat plays its next answers at random, so that a move is worth what it makes possible; then as the clock would. */
const FREE_ANSWERS = 5;

const SEEDS = 2 ** 32;

export const novice: Strategy = {
  name: 'novice',
  plays: () => true,
  decide(game, view, decision, random) {
    const answers = candidates(decision, MOST_CANDIDATES, random);
    if (answers.length === 1) return answers[0];
    const worlds = Math.max(1, Math.min(MOST_WORLDS, Math.floor(TRIALS / answers.length)));
    const trials = Array.from({ length: worlds }, () => ({ ahead: new LookAhead(game, view, random), seed: random.below(SEEDS) }));
    const judge = (answer: unknown): number =>
      trials.reduce((sum, { ahead, seed }) => {
        const live = ahead.after(decision, answer);
        continueFor(live, decision.seat, fastRandom(seed));
        return sum + lead(live, decision.seat);
      }, 0);
    return bestOf(answers, judge, random) ?? decision.fallback;
  },
};

/** Plays a trial to its end. The others answer as the clock would. */
function continueFor(live: MutableMatch<GameTypes>, seat: Seat, random: Random): void {
  let own = 0;
  for (let answers = 0; answers < MOST_ANSWERS && own < OWN_ANSWERS && !live.over; answers++) {
    const question = itemAt(unanswered(live.state.flow), 0);
    const isFree = question.seat === seat && own++ < FREE_ANSWERS;
    give(live, question.seat, question.id, isFree ? sampleAnswer(live.space(question), random) : live.fallback(question));
  }
}

/** A seat's lead over its best rival, as if the match ended now. */
function lead({ game, state }: MutableMatch<GameTypes>, seat: Seat): number {
  const standings = game.standings(state);
  const best = (own: boolean) => Math.max(...standings.filter((one) => (one.seat === seat) === own).map((one) => one.score));
  return standings.length === 1 ? best(true) : best(true) - best(false);
}
