/** RD-14: the ghost ship of two players, moved by the rules alone. */
import { must, type Rules } from '../../../kernel/index.ts';
import { content, FINISH, typeOf } from '../content/content.ts';
import type { Raids } from '../state.ts';
import { clearAhead } from './clear.ts';
import { arrive } from './ships.ts';

/** RD-14.2 to RD-14.4: it clears up to the next ship and moves on from village to village, taking nothing and meeting nothing. */
export function moveGhost(g: Rules<Raids>): void {
  const ghost = must(g.table.ghost, 'the ghost ship');
  const tiles = clearAhead(g.table, 'ghost');
  const from = ghost.at;
  ghost.at = Math.min(from + content.ghostShip.step, FINISH);
  g.tell({ event: 'ghost-moved', from, to: ghost.at, count: tiles.length, tiles, types: tiles.map((tile) => typeOf(tile).id) });
  if (ghost.at === FINISH) g.tell({ event: 'ghost-arrived', place: arrive(g.table, 'ghost') });
}
