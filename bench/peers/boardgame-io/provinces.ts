/** Yardstick: a game with a state of 10 KB, played on the reducer of boardgame.io itself. */
import { type Lands, provinces } from './game.ts';
import { initialise, reducerOf, type State } from './library.ts';

const PROVINCES = 96;
const GLORY_TO_WIN = 200;

const game = provinces(PROVINCES, GLORY_TO_WIN);
const start = initialise({ game, numPlayers: 4 });
const reduce = reducerOf({ game });

/** The number of actions in about `seconds`. */
export function measure(_what: string, seconds: number): { readonly count: number } {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  for (let state = start; performance.now() < until; count++) {
    if (state.ctx.gameover !== undefined) state = start;
    state = act(state, (count * 31) % PROVINCES);
  }
  return { count };
}

function act(state: State<Lands>, place: number): State<Lands> {
  const next = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'raid', args: [place], playerID: state.ctx.currentPlayer } });
  if (next._stateID === state._stateID) throw new Error('the reducer refused a move');
  return next;
}
