/** Where on the map a prophet's target is. */
import { type LordsTable, mapOf, monumentsIn } from '@skald/engine/games/lords-of-ragnarok';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import type { ProphetPlan } from './plan.ts';

/** A region, the place of a monster, a sea or a monument; null if the target has no place. */
export function placeOfPlan({ target }: ProphetPlan, table: LordsTable): BoardTarget | null {
  if (target === null) return null;
  if (typeof target === 'number') return `region:${target}`;
  const monster = table.monsters.find((one) => one.monster === target);
  if (monster) return monster.sea ? `sea:${monster.sea}` : `region:${monster.at}`;
  if (mapOf(table.side).seas.some(({ id }) => id === target)) return `sea:${target}`;
  return monumentsIn(table).some((monument) => monument === target) ? `monument:${target}` : null;
}
