/** Monsters of the sea (LR-50.5, LR-50.8): they lie in a sea, touch every region at it, and swim from sea to sea. */
import type { Seat } from '../../../kernel/index.ts';
import { EXPANSIONS, monsterOf } from '../content/content.ts';
import { distance, seaOf, seasWithin } from '../content/map.ts';
import type { LordsMonsterId, SeaId } from '../ids.ts';
import type { G, LordsTable, MonsterState } from '../state.ts';

export function isBoss(monster: LordsMonsterId): boolean {
  return monster === 'loki' || monster === 'nagfar';
}

/** The regions that a monster touches: its own, or all at its sea. */
export function regionsTouched({ side }: LordsTable, { at, sea }: MonsterState): readonly number[] {
  return sea ? seaOf(side, sea).adjacentRegions : [at];
}

/** LR-50.5: the region that counts for ties; for a sea monster the lowest number at its sea. */
export function regionForTies(table: LordsTable, monster: MonsterState): number {
  return Math.min(...regionsTouched(table, monster));
}

export function monsterDistance(table: LordsTable, from: number, monster: MonsterState): number {
  return Math.min(...regionsTouched(table, monster).map((region) => distance(table.side, from, region)));
}

/** The seas within its movement; none for a monster of the land. */
export function seaReach({ side }: LordsTable, { monster, sea }: MonsterState): readonly SeaId[] {
  return sea ? seasWithin(side, sea, monsterOf(monster).movement) : [];
}

export function swim(g: G, state: MonsterState, sea: SeaId): void {
  if (!state.sea) return;
  g.emit({ event: 'monster-swam', monster: state.monster, from: state.sea, sea });
  state.sea = sea;
}

/** LR-50.5: a ship gives no route in a sea with a monster that its owner does not control. */
function isClosed({ monsters }: LordsTable, seat: Seat, sea: SeaId): boolean {
  return monsters.some((monster) => monster.sea === sea && monster.owner !== seat);
}

/** LR-2.5, LR-50.2: the seas whose regions are adjacent to each other for this human. */
export function routesOf(table: LordsTable, seat: Seat): readonly SeaId[] {
  const who = table.humans[seat];
  if (!who?.sea) return [];
  return [who.sea, ...(who.snekkar ?? [])].filter((sea) => !isClosed(table, seat, sea));
}

/** LR-50.8: the further losses of a human in a battle at Nagfar's sea; prophets ignore them. */
export function nagfarLosses(table: LordsTable, region: number): number {
  const nagfar = table.monsters.find(({ monster }) => monster === 'nagfar');
  return nagfar && regionsTouched(table, nagfar).includes(region) ? EXPANSIONS.nagfarLosses : 0;
}
