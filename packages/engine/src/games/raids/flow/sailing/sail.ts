/** RD-8: the decision where to sail, and the passage to that place. */
import { type Decision, decision, itemAt, oneOf, type Rules, type Seat } from '../../../../kernel/index.ts';
import { FINISH } from '../../content/content.ts';
import type { Raids } from '../../state.ts';
import { outfitOf, passBy } from './passing.ts';
import { legalPlans, type PlanHint, planHint, planProblem, quietPlan, type SailingPlan, stopName, thinkablePlans } from './plans.ts';
import { arrive } from './ships.ts';

/** D3: every legal plan of the active ship. */
export const navigate = sailing('navigate', ['RD-8.1', 'RD-8.2', 'RD-8.6', 'RD-9.1']);

/** D5: every legal plan of a fleeing ship, which discards no tiles. */
export const fleeTo = sailing<{ readonly rival: Seat }>('flee-to', ['RD-10.4', 'RD-10.5', 'RD-10.6']);

function sailing<P extends object = Record<never, never>>(
  name: string,
  rules: readonly string[],
): Decision<Raids, SailingPlan, P, PlanHint> {
  return decision<Raids, SailingPlan, P, PlanHint>(name, {
    rules,
    candidates: (g, seat) => thinkablePlans(g.table, seat),
    problem: (g, seat, _params, plan) => planProblem(g.table, seat, plan),
    space: (g, seat) => oneOf(legalPlans(g.table, seat)),
    hint: (g, seat, _params, plan) => planHint(g.table, seat, plan),
    fallback: (g, seat) => quietPlan(g.table, seat),
  });
}

/** RD-8.4: passes every position up to the stop, in route order. */
export function sail(g: Rules<Raids>, seat: Seat, plan: SailingPlan): void {
  const ship = itemAt(g.table.ships, seat);
  const outfit = outfitOf(ship);
  const from = ship.at;
  g.emit({ event: 'ship-sailed', seat, from, to: plan.to, stop: stopName(g.table, plan.to) });
  let met = 0;
  for (let position = from + 1; position < plan.to; position++) {
    if (passBy(g, seat, position, outfit, plan.monsters[met] ?? 'sacrifice')) met++;
  }
  ship.at = plan.to;
  if (ship.at === FINISH) g.emit({ event: 'ship-arrived', seat, place: arrive(g.table, seat) });
}
