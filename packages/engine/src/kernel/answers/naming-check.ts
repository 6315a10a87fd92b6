/** Types the checks of what answers name: each knows the parameters of its decision and the items of its list. */
import { Defect } from '../defect.ts';
import type { ChosenFromList, NamingCheck } from '../game.ts';
import type { GameTypes } from '../state/state.ts';
import type { DecisionTable } from './asked.ts';
import type { Item } from './decision.ts';

/** An accepted answer to this decision. */
export interface ChosenFrom<G extends GameTypes, D extends DecisionTable, N extends keyof D & string> extends ChosenFromList<G> {
  readonly decision: N;
  readonly params: D[N]['params'];
  readonly offered: readonly Item<D[N]['answer']>[];
}

export function namingCheck<G extends GameTypes, D extends DecisionTable>() {
  return <N extends keyof D & string>(decision: N, wrong: (moment: ChosenFrom<G, D, N>) => string | undefined): NamingCheck<G> => {
    const isOwn = (moment: ChosenFromList<G>): moment is ChosenFrom<G, D, N> => moment.decision === decision;
    return {
      decision,
      wrong: (moment) => {
        if (!isOwn(moment)) throw new Defect('wrong-decision', `the check of ${decision} was given an answer to ${moment.decision}`);
        return wrong(moment);
      },
    };
  };
}
