/** The warrior at Raids: tries every answer out and judges the position it leads to by expected glory. */
import type { OpenDecision, Random, View } from '@skald/engine';
import { fleeTo, type Raids, raids } from '@skald/engine/games/raids';
import { bestOf, candidates } from '../../candidates.ts';
import { LookAhead } from '../../look-ahead.ts';
import { settle } from './fight.ts';
import { Judge } from './judge.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** More plans than this are never on offer. */
const MOST_CANDIDATES = 500;

export function decideAtRaids(view: View<Raids>, decision: OpenDecision, random: Random, weights: Weights = WEIGHTS): unknown {
  const answers = candidates(decision, MOST_CANDIDATES, random);
  if (answers.length === 1) return answers[0];
  const ahead = new LookAhead(raids, view, random);
  const judge = new Judge(view.table, weights);
  const worth = (answer: unknown): number => {
    const { table, flow } = ahead.after(decision, answer).state;
    settle(table, flow.open[0]?.decision === fleeTo.name, judge);
    return judge.lead(table, decision.seat);
  };
  return bestOf(answers, worth, random);
}
