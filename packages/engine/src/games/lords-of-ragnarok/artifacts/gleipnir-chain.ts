/** Gleipnir Chain, of Garm: takes control of a neutral monster in or next to the hero's region, without a rune. */
import type { Seat } from '../../../kernel/index.ts';
import { monsterDistance } from '../expansions/seas.ts';
import type { LordsMonsterId } from '../ids.ts';
import type { G, LordsTable } from '../state.ts';
import { canControl, takeMonster } from '../table/monsters.ts';
import { human } from '../table/parties.ts';
import { artifact, exhaust, isReady } from './artifact.ts';

export const gleipnirChain = artifact('gleipnir-chain', { rules: ['LR-12.4', 'LR-12.7'] });

/** The monsters that it can bind now. */
export function bindable(table: LordsTable, seat: Seat): readonly LordsMonsterId[] {
  if (!isReady(table, seat, gleipnirChain.id)) return [];
  const { at } = human(table, seat);
  return table.monsters
    .filter((monster) => canControl(table, seat, monster) && monsterDistance(table, at, monster) <= 1)
    .map(({ monster }) => monster);
}

export function bind(g: G, seat: Seat, monster: LordsMonsterId): void {
  exhaust(g, seat, gleipnirChain.id);
  takeMonster(g, seat, monster);
}
