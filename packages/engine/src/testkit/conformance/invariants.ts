/** Invariants hold after each step; standings make sense; events are plain JSON. */
import { canonical, type GameTypes, isOver, type State } from '../../kernel/index.ts';
import type { Check, Trial } from './check.ts';

export function invariants<G extends GameTypes>(): Check<G> {
  const name = 'invariants';
  const hold = ({ game, fail }: Trial<G>, state: State<G>, before: State<G> | undefined): void => {
    for (const invariant of game.invariants ?? []) {
      const broken = invariant.broken(state, before);
      if (broken !== undefined) fail(name, `${invariant.name}: ${broken}`);
    }
  };
  return {
    name,
    began: (trial) => hold(trial, trial.logged.state, undefined),
    after: (trial, { state, step }) => {
      hold(trial, step.state, state);
      canonical(step.events);
    },
    finished: ({ game, seats, logged, fail }) => {
      const standings = game.standings(logged.state);
      const ranks = standings.map(({ rank }) => rank);
      if (!isOver(logged.state)) fail(name, 'the game did not end');
      const isWon = ranks.includes(1) || (game.playsAgainstSeats === true && ranks.includes(2));
      if (standings.length !== seats || !isWon) fail(name, 'the standings do not name a winner among all seats');
    },
  };
}
