/** The brain that plays any game from its decisions alone: it tries answers out and looks whether the standings get better. */
import type { GameTypes, Live, Seat } from '@skald/engine';
import type { Brain } from './brain.ts';
import { bestOf, candidates } from './candidates.ts';
import { LookAhead, playOn } from './look-ahead.ts';

/** How many answers it looks at. */
const MOST_CANDIDATES = 24;
/** How far it looks: up to its next turn, or so many answers of whomever. */
const OWN_TURNS = 2;
const MOST_ANSWERS = 10;

export const novice: Brain = {
  name: 'novice',
  plays: () => true,
  decide(game, view, decision, random) {
    const answers = candidates(decision, MOST_CANDIDATES, random);
    if (answers.length === 1) return answers[0];
    const ahead = new LookAhead(game, view, random);
    const judge = (answer: unknown): number => {
      const live = ahead.after(decision, answer);
      playOn(live, decision.seat, OWN_TURNS, MOST_ANSWERS);
      return lead(live, decision.seat);
    };
    return bestOf(answers, judge, random) ?? decision.fallback;
  },
};

/** How far a seat is before the best of the others, if there are any, as if the match ended now. */
function lead({ game, state }: Live<GameTypes>, seat: Seat): number {
  const standings = game.standings(state);
  const best = (own: boolean) => Math.max(...standings.filter((one) => (one.seat === seat) === own).map((one) => one.score));
  return standings.length === 1 ? best(true) : best(true) - best(false);
}
