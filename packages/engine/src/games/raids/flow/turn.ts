/** RD-5.3: one turn: take the tile, clear the route up to the next ship, sail. */
import { at, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { START, typeOf } from '../content/content.ts';
import type { Raids } from '../state.ts';
import { clearAhead } from './clear.ts';
import { fight, meetRival } from './fight.ts';
import { navigate, sail } from './sail.ts';
import { nextShipAhead } from './ships.ts';
import { takeTile } from './take-tile.ts';

export const turn = procedure<Raids, { readonly seat: Seat }>('turn', {
  begin: (g, { seat }) => g.tell({ event: 'turn-began', seat, position: at(g.table.ships, seat).at }),
  /** RD-6.1: nothing is taken on leaving the harbour. */
  take: (g, { seat }) => {
    if (at(g.table.ships, seat).at !== START) g.call(takeTile, { seat });
  },
  clear: (g, { seat }) => clearRoute(g, seat),
  navigate: (g, { seat }) => g.ask(navigate, seat, {}),
  sail: (g, { seat }) => sail(g, seat, g.answer(navigate)),
  fight: (g, { seat }) => {
    if (meetRival(g.table, seat)) g.call(fight, {});
  },
});

function clearRoute(g: Rules<Raids>, seat: Seat): void {
  const tiles = clearAhead(g.table, seat);
  if (tiles.length === 0) return;
  const from = at(g.table.ships, seat).at;
  const to = nextShipAhead(g.table, seat);
  g.tell({ event: 'tiles-cleared', seat, from, to, count: tiles.length, tiles, types: tiles.map((tile) => typeOf(tile).id) });
}
