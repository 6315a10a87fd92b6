/** Entering a region (LR-8.7, LR-32.3): nothing, control, or a battle follows. */
import { defenceStrength } from '../../automa/defence.ts';
import type { G, LordsTable, Party } from '../../state.ts';
import { settleNeutral, takeControl } from '../../table/armies.ts';
import { controller, foreignAt, isHuman } from '../../table/parties.ts';
import { callBattle } from '../battle/battle.ts';

/** The opponent of a human's armies in a region; null without a fight. */
export function opponentAt(table: LordsTable, party: Party, region: number): Party | null {
  const [foreign] = foreignAt(table, party, region);
  if (foreign !== undefined) return foreign;
  const owner = controller(table, region);
  if (owner === null || owner === party || isHuman(owner)) return null;
  return defenceStrength(table, owner, region) > 0 ? owner : null;
}

/** Resolves the arrival of a human's armies in a region. */
export function arrive(g: G, party: Party, region: number): unknown {
  const opponent = opponentAt(g.table, party, region);
  if (opponent !== null) return callBattle(g, region, party, opponent);
  if (controller(g.table, region) === null) return settleNeutral(g, party, region, true);
  return takeControl(g, party, region, true);
}
