/** A plain game of provinces on boardgame.io, of any size: an action rolls a die, changes one province and a score, and passes the turn. */
import type { Game, MoveContext } from './library.ts';

interface Province {
  readonly id: string;
  owner: string | null;
  figures: readonly { readonly kind: string; readonly strength: number }[];
  plunder: number;
  sunk: boolean;
}

export interface Lands {
  readonly provinces: readonly Province[];
  readonly glory: number[];
}

export function provinces(count: number, gloryToWin: number): Game<Lands> {
  return {
    name: 'provinces',
    setup: () => ({ provinces: Array.from({ length: count }, (_, i) => province(i)), glory: [0, 0, 0, 0] }),
    moves: { raid },
    endIf: ({ G }) => G.glory.some((glory) => glory >= gloryToWin),
  };
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
