/** RD-5.3: one turn: take the tile, clear the route up to the next ship, sail. */
import { itemAt, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { START, typeOf } from '../content/content.ts';
import type { Raids } from '../state.ts';
import { clearAhead } from './sailing/clear.ts';
import { fight, meetRival } from './sailing/fight.ts';
import { navigate, sail } from './sailing/sail.ts';
import { nextShipAhead } from './sailing/ships.ts';
import { takeTile } from './take-tile.ts';

export const turn = procedure<Raids, { readonly seat: Seat }>('turn', {
  begin: (g, { seat }) => g.emit({ event: 'turn-began', seat, position: itemAt(g.table.ships, seat).at }),
  /** RD-6.1: a ship that leaves the harbour takes no tile. */
  take: (g, { seat }) => {
    if (itemAt(g.table.ships, seat).at !== START) g.call(takeTile, { seat });
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
  const from = itemAt(g.table.ships, seat).at;
  const to = nextShipAhead(g.table, seat);
  g.emit({ event: 'tiles-cleared', seat, from, to, count: tiles.length, tiles, types: tiles.map((tile) => typeOf(tile).id) });
}
