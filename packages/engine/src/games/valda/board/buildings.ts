/** VA-8.2: mines and blood drills on the player board. */
import { at, type Rules, type Seat } from '../../../kernel/index.ts';
import { TRACKS } from '../content/content.ts';
import type { ResourceBuilding } from '../ids.ts';
import type { Player, Valda } from '../state.ts';

function buildingsOf(player: Player, building: ResourceBuilding): number {
  return building === 'mine' ? player.mines : player.drills;
}

export function isFull(player: Player, building: ResourceBuilding): boolean {
  return buildingsOf(player, building) >= TRACKS[building].max;
}

/** Puts one up where there is room; paying is the caller's business. */
export function raiseBuilding(g: Rules<Valda>, seat: Seat, building: ResourceBuilding, free: boolean): void {
  const player = at(g.table.players, seat);
  if (isFull(player, building)) return;
  if (building === 'mine') player.mines++;
  else player.drills++;
  g.tell({ event: 'building-raised', seat, building, count: buildingsOf(player, building), free });
}
