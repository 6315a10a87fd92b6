/** Positions of any game, reached by random play, and views that nobody can change. */
import {
  type AnyGame,
  at,
  begin,
  decisions,
  fastChance,
  fastRandom,
  type GameTypes,
  isRefusal,
  Live,
  type OpenDecision,
  type Random,
  type State,
  sampleAnswer,
  type View,
  view,
} from '@skald/engine';
import { games } from '@skald/engine/games';
import { holmgang } from '@skald/engine/testkit';

/** Every game of the house, and the one of the testkit that has all there can be. */
export const allGames: readonly AnyGame[] = [...games.values(), holmgang];

export interface Position {
  readonly state: State<GameTypes>;
  readonly decision: OpenDecision;
  /** What the seat asked gets to see. */
  readonly seen: View<GameTypes>;
}

/** Calls `look` with about one in so many open decisions of one random match of the game, at each player count and variant. */
export function eachPosition(game: AnyGame, every: number, seed: number, look: (position: Position, random: Random) => void): void {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of game.variants) {
      const random = fastRandom(seed, seats);
      const begun = begin(game, { seats, options }, fastChance(seed));
      if (isRefusal(begun)) throw new Error(begun.reason);
      const live = new Live(game, begun.state, fastChance(seed), { silent: true });
      while (!live.over) {
        const open = decisions(game, live.state);
        for (const decision of open) if (random.below(every) === 0) look(positionOf(game, live.state, decision), random);
        const { seat, id, space } = at(open, random.below(open.length));
        live.answer(seat, id, sampleAnswer(space, random));
      }
    }
  }
}

function positionOf(game: AnyGame, state: State<GameTypes>, decision: OpenDecision): Position {
  return { state, decision, seen: frozen(structuredClone(view(game, state, decision.seat))) };
}

/** The same value, which throws at whoever tries to change it. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
