/** Entering a region (LR-8.7, LR-32.3): nothing, control, or a battle. */
import { defenceStrength } from '../automa/defence.ts';
import type { G, Party, Table } from '../state.ts';
import { settleNeutral, takeControl } from '../table/armies.ts';
import { controller, foreignAt, isHuman } from '../table/parties.ts';
import { callBattle } from './battle.ts';

/** Whom a human's armies would have to fight in a region; null where they need not. */
export function opponentAt(table: Table, party: Party, region: number): Party | null {
  const [foreign] = foreignAt(table, party, region);
  if (foreign !== undefined) return foreign;
  const owner = controller(table, region);
  if (owner === null || owner === party || isHuman(owner)) return null;
  return defenceStrength(table, owner, region) > 0 ? owner : null;
}

/** Armies of a human stand in the region: what follows at once. */
export function arrive(g: G, party: Party, region: number): unknown {
  const opponent = opponentAt(g.table, party, region);
  if (opponent !== null) return callBattle(g, region, party, opponent);
  if (controller(g.table, region) === null) return settleNeutral(g, party, region);
  return takeControl(g, party, region, true);
}
