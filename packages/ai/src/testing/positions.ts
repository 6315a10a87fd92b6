/** Positions of any game, reached by random play, and views that nobody can change. */
import {
  type AnyGame,
  begin,
  decisions,
  fastChance,
  fastRandom,
  type GameTypes,
  isRefusal,
  itemAt,
  type OpenDecision,
  playInPlace,
  type Random,
  type Start,
  type State,
  sampleAnswer,
  type View,
  variantsFor,
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

/** Each variant gets at least so many looks, however many there are. */
const FEWEST_LOOKS = 4;

/** Calls `look` with about so many open decisions at each player count, from all over one random match of each variant. */
export function eachPosition(game: AnyGame, looks: number, seed: number, look: (position: Position, random: Random) => void): void {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const variants = variantsFor(game, seats);
    const looksEach = Math.max(FEWEST_LOOKS, looks / variants.length);
    for (const options of variants) {
      let decisionsOfAll = 0;
      const start = { seats, options };
      playAtRandom(game, start, seed, (open) => {
        decisionsOfAll += open.length;
      });
      const random = fastRandom(seed, seats);
      playAtRandom(game, start, seed, (open, state) => {
        for (const decision of open) if (random.below(decisionsOfAll) < looksEach) look(positionOf(game, state, decision), random);
      });
    }
  }
}

/** Always the same match for the same seed. */
function playAtRandom(
  game: AnyGame,
  start: Start,
  seed: number,
  before: (open: readonly OpenDecision[], state: State<GameTypes>) => void,
): void {
  const random = fastRandom(seed, start.seats);
  const begun = begin(game, start, fastChance(seed));
  if (isRefusal(begun)) throw new Error(begun.reason);
  const live = playInPlace(game, begun.state, fastChance(seed), { silent: true });
  while (!live.over) {
    const open = decisions(game, live.state);
    before(open, live.state);
    const { seat, id, space } = itemAt(open, random.below(open.length));
    live.answer(seat, id, sampleAnswer(space, random));
  }
}

function positionOf(game: AnyGame, state: State<GameTypes>, decision: OpenDecision): Position {
  return { state, decision, seen: frozen(structuredClone(view(game, state, decision.seat))) };
}

/** The same value; changing it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
