/** Yardstick: a plain game of provinces with a state of 10 KB, played on the reducer of boardgame.io itself. */
import { type Game, initialise, type MoveContext, reducerOf, type State } from './library.ts';

interface Province {
  readonly id: string;
  owner: string | null;
  figures: readonly { readonly kind: string; readonly strength: number }[];
  plunder: number;
  sunk: boolean;
}

interface Lands {
  readonly provinces: readonly Province[];
  readonly glory: number[];
}

const PROVINCES = 96;
const GLORY_TO_WIN = 200;

const game: Game<Lands> = {
  name: 'provinces',
  setup: () => ({ provinces: Array.from({ length: PROVINCES }, (_, i) => province(i)), glory: [0, 0, 0, 0] }),
  moves: { raid },
  endIf: ({ G }) => G.glory.some((glory) => glory >= GLORY_TO_WIN),
};

const start = initialise({ game, numPlayers: 4 });
const reduce = reducerOf({ game });

/** The number of actions taken in about so many seconds. */
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

/** One die, one province, one score, and the turn passes on: about what an action of a board game changes. */
function raid({ G, ctx, random, events }: MoveContext<Lands>, place: number): void {
  const raided = G.provinces[place];
  if (!raided) throw new Error(`there is no province ${place}`);
  const roll = random.D6();
  const seat = Number(ctx.currentPlayer);
  raided.plunder += roll;
  raided.owner = ctx.currentPlayer;
  raided.figures = [...raided.figures.slice(-1), { kind: 'ship', strength: 2 }];
  G.glory[seat] = (G.glory[seat] ?? 0) + roll;
  events.endTurn();
}

function province(i: number): Province {
  return { id: `province-${i}`, owner: null, figures: [{ kind: 'warrior', strength: 1 }], plunder: i % 7, sunk: false };
}
