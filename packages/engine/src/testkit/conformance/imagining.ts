/** Every seat can imagine what it does not see, in every position; and what it imagines is a match that the rules allow. */
import { type GameTypes, imagine, isOver, type Seat, type State, view } from '../../kernel/index.ts';
import type { Check, Trial } from './check.ts';

export function imagining<G extends GameTypes>(): Check<G> {
  return {
    name: 'imagine',
    began: (trial) => imagineAll(trial, trial.logged.state),
    after: (trial, { step }) => imagineAll(trial, step.state),
  };
}

/** All seats imagine; of one of them, the result is looked at too. */
function imagineAll<G extends GameTypes>(trial: Trial<G>, state: State<G>): void {
  if (isOver(state)) return;
  const looked = trial.random.below(trial.seats);
  for (let seat = 0; seat < trial.seats; seat++) imagineFor(trial, state, seat, seat === looked);
}

function imagineFor<G extends GameTypes>({ game, random, fail }: Trial<G>, state: State<G>, seat: Seat, isLookedAt: boolean): void {
  try {
    const imagined = imagine(game, view(game, state, seat), random);
    for (const { name, broken } of (isLookedAt && game.invariants) || []) {
      const sentence = broken(imagined, undefined);
      if (sentence !== undefined) fail('imagine', `what ${seat} imagines breaks ${name}: ${sentence}`);
    }
  } catch (error) {
    fail('imagine', `${seat} cannot imagine the match: ${error instanceof Error ? error.message : String(error)}`);
  }
}
