/** Types the checks of what answers name: each knows the parameters of its decision and the items of its list. */
import { type ChosenFromList, Defect, type GameTypes, type Item, type NamingCheck } from '../kernel/index.ts';

type DecisionTypes = Readonly<Record<string, { readonly params: object; readonly answer: unknown }>>;

/** An accepted answer to this decision. */
interface ChosenFrom<G extends GameTypes, D extends DecisionTypes, N extends keyof D & string> extends ChosenFromList<G> {
  readonly params: D[N]['params'];
  readonly offered: readonly Item<D[N]['answer']>[];
}

export function namingCheck<G extends GameTypes, D extends DecisionTypes>() {
  return <N extends keyof D & string>(decision: N, wrong: (moment: ChosenFrom<G, D, N>) => string | undefined): NamingCheck<G> => {
    const answers = (moment: ChosenFromList<G>): moment is ChosenFrom<G, D, N> =>
      moment.before.flow.open.some((question) => question.seat === moment.seat && question.decision === decision);
    return {
      decision,
      wrong: (moment) => {
        if (!answers(moment)) throw new Defect('wrong-decision', `the check of ${decision} was given another answer`);
        return wrong(moment);
      },
    };
  };
}
