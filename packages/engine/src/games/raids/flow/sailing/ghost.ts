/** RD-14: the ghost ship of a two-player match; the rules move it. */
import { type Rules, required } from '../../../../kernel/index.ts';
import { content, FINISH, typeOf } from '../../content/content.ts';
import type { Raids } from '../../state.ts';
import { clearAhead } from './clear.ts';
import { arrive } from './ships.ts';

/** RD-14.2 to RD-14.4: the ghost clears the route up to the next ship and sails to the next village; it takes and fights nothing. */
export function moveGhost(g: Rules<Raids>): void {
  const ghost = required(g.table.ghost, 'the ghost ship');
  const tiles = clearAhead(g.table, 'ghost');
  const from = ghost.at;
  ghost.at = Math.min(from + content.ghostShip.step, FINISH);
  g.emit({ event: 'ghost-moved', from, to: ghost.at, count: tiles.length, tiles, types: tiles.map((tile) => typeOf(tile).id) });
  if (ghost.at === FINISH) g.emit({ event: 'ghost-arrived', place: arrive(g.table, 'ghost') });
}
