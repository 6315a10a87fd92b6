/** RD-7: a ship that sails on discards all tiles up to the next ship. */

import { typeOf } from '../../content/content.ts';
import type { TileId } from '../../ids.ts';
import type { RaidsTable, ShipId } from '../../state.ts';
import { returnToSupply } from '../setup.ts';
import { figureOf, nextShipAhead } from './ships.ts';

/** RD-7.2: discards every tile strictly between the ship and the next one ahead; returns them in route order. */
export function clearAhead(table: RaidsTable, id: ShipId): TileId[] {
  const cleared: TileId[] = [];
  const next = nextShipAhead(table, id);
  for (let position = figureOf(table, id).at + 1; position < next; position++) {
    const tile = table.route[position];
    if (!tile) continue;
    emptySpace(table, position, tile);
    cleared.push(tile);
  }
  return cleared;
}

/** RD-7.3: coins and Vikings left on the tile return to the supply. */
function emptySpace(table: RaidsTable, position: number, tile: TileId): void {
  table.route[position] = null;
  const left = table.bonuses[tile];
  if (!left) return;
  if (typeOf(tile).category === 'plunder') for (const value of left) returnToSupply(table, value);
  delete table.bonuses[tile];
}
