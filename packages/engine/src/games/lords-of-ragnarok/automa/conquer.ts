/** A prophet's army enters a region and takes it: at once, after a battle, or from another prophet (LR-27.5, LR-40.8). */
import { itemAt, procedure } from '../../../kernel/index.ts';
import { callBattle } from '../flow/battle/battle.ts';
import { retreat } from '../flow/battle/retreat.ts';
import type { ProphetId } from '../ids.ts';
import type { Army, G, Lords } from '../state.ts';
import { armyOf, takeControl, weaken } from '../table/armies.ts';
import { armiesAt, controller, isHuman, isProphet, partiesAt } from '../table/parties.ts';
import { decide } from './choice.ts';
import { prophetGuard } from './conquest.ts';

function enter(g: G, who: ProphetId, army: Army, region: number): void {
  if (army.at === region) return;
  g.emit({ event: 'army-moved', who, from: army.at, region, strength: army.strength });
  army.at = region;
}

/** LR-40.8: the attacker and the defending army lose one point each, never the last. */
function clash(g: G, who: ProphetId, attacker: Army, owner: ProphetId, region: number): void {
  const { here, beside, value } = prophetGuard(g.table, owner, region);
  if (value === 0) return;
  if (attacker.strength > 1) weaken(g, who, attacker, 1);
  const guard = here && here.strength === value ? here : supporter(g, owner, beside);
  if (guard.strength > 1) weaken(g, owner, guard, 1);
}

function supporter(g: G, owner: ProphetId, beside: readonly Army[]): Army {
  const options = beside.map(({ at: where, strength }) => ({ region: where, strength, keys: [] }));
  return itemAt(beside, decide(g, { who: owner, about: 'supporting-army', rule: 'LR-40.8', order: [], options }));
}

/** An army recruited in the region already stands there (LR-30.4). */
export const conquer = procedure<Lords, { who: ProphetId; army: number; region: number }>('conquer', {
  clear: (g, { who, army, region }) => {
    const owner = controller(g.table, region);
    if (!isProphet(owner) || owner === who) return;
    clash(g, who, armyOf(g.table, who, army), owner, region);
    if (armiesAt(g.table, owner, region).length > 0) g.call(retreat, { party: owner, from: region });
  },
  enter: (g, { who, army, region }) => {
    enter(g, who, armyOf(g.table, who, army), region);
    const human = partiesAt(g.table, region).find(isHuman);
    if (human === undefined) return takeControl(g, who, region, true);
    return callBattle(g, region, who, human);
  },
});
