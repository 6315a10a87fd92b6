/** The warrior at Raids: tries every answer and judges the resulting position by expected glory. */
import type { OpenDecision, Random, View } from '@skald/engine';
import { fleeTo, type Raids, raids } from '@skald/engine/games/raids';
import { bestOf, candidates } from '../../candidates.ts';
import { LookAhead } from '../../look-ahead.ts';
import { settle } from './fight.ts';
import { Judge } from './judge.ts';
import { type RaidsWeights, WEIGHTS } from './weights.ts';

/** No decision offers more plans. */
const MOST_CANDIDATES = 500;

export function decideAtRaids(view: View<Raids>, decision: OpenDecision, random: Random, weights: RaidsWeights = WEIGHTS): unknown {
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
