/** VA-8.2: mines and blood drills on the player board. */
import { itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import { TRACKS } from '../content/content.ts';
import type { ResourceBuilding } from '../ids.ts';
import type { Valda, ValdaPlayer } from '../state.ts';

function buildingsOf(player: ValdaPlayer, building: ResourceBuilding): number {
  return building === 'mine' ? player.mines : player.drills;
}

export function isFull(player: ValdaPlayer, building: ResourceBuilding): boolean {
  return buildingsOf(player, building) >= TRACKS[building].max;
}

/** Adds a building if there is room; the caller has collected the price. */
export function raiseBuilding(g: Rules<Valda>, seat: Seat, building: ResourceBuilding, free: boolean): void {
  const player = itemAt(g.table.players, seat);
  if (isFull(player, building)) return;
  if (building === 'mine') player.mines++;
  else player.drills++;
  g.emit({ event: 'building-raised', seat, building, count: buildingsOf(player, building), free });
}
