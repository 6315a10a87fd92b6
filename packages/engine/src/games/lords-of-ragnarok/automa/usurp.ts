/** His USURP (LR-30.15 to LR-30.17, LR-40.9): his hero's region, or the best adjacent one. */
import { at, must, procedure } from '../../../kernel/index.ts';
import { neighbours } from '../content/map.ts';
import { retreat } from '../flow/retreat.ts';
import { callSettle } from '../flow/settle.ts';
import { resistance } from '../flow/usurp.ts';
import type { ProphetId } from '../ids.ts';
import type { Lords, Table } from '../state.ts';
import { recruit, takeControl } from '../table/armies.ts';
import { controller, controls, foreignAt, isHuman, isProphet, person, prophet } from '../table/parties.ts';
import { prophetChoice } from './choice.ts';
import { hasHigherClaim, targetOption, targetOrder } from './conquest.ts';

function isUsurpable(table: Table, who: ProphetId, region: number): boolean {
  if (controls(table, who, region)) return false;
  if (table.order.some((other) => other !== who && person(table, other).at === region)) return false;
  const owner = controller(table, region);
  if (isProphet(owner) && !hasHigherClaim(table, who, owner, region)) return false;
  return prophet(table, who).attributes.MIGHT >= resistance(table, who, region);
}

/** LR-30.15: the hero's region alone, where it can be usurped. */
export function usurpable(table: Table, who: ProphetId): readonly number[] {
  const { at: hero } = prophet(table, who);
  if (isUsurpable(table, who, hero)) return [hero];
  return neighbours(table.side, hero).filter((region) => isUsurpable(table, who, region));
}

/** LR-40.9: with several prophets human regions first, then those of prophets, then neutral ones. */
function ownerClass(table: Table, region: number): number {
  const owner = controller(table, region);
  if (isHuman(owner)) return 0;
  return owner === null ? 2 : 1;
}

export const prophetUsurp = procedure<Lords, { who: ProphetId; regions: readonly number[]; region: number }>('prophet-usurp', {
  choose: (g, at) => {
    const { table } = g;
    const { who } = at;
    at.regions = usurpable(table, who);
    const several = table.prophets.length > 1;
    const { order, rule } = targetOrder(table, who);
    const options = at.regions.map((region) => targetOption(table, who, region, several ? [ownerClass(table, region)] : []));
    const named = several ? (['owner', ...order] as const) : order;
    return g.call(prophetChoice, { who, about: 'usurped-region', rule: several ? 'LR-40.9' : rule, order: named, options });
  },
  retreat: (g, usurping) => {
    usurping.region = at(usurping.regions, must(g.result(prophetChoice), 'a choice'));
    g.tell({ event: 'region-usurped', who: usurping.who, region: usurping.region });
    for (const party of foreignAt(g.table, usurping.who, usurping.region)) g.call(retreat, { party, from: usurping.region });
  },
  take: (g, { who, region }) => {
    takeControl(g, who, region, true);
    recruit(g, who, region, prophet(g.table, who).attributes.AUTHORITY);
  },
  settle: callSettle,
});
