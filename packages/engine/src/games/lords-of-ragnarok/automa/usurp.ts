/** A prophet's USURP (LR-30.15 to LR-30.17, LR-40.9): his hero's region, or the best adjacent one. */
import { itemAt, procedure, required } from '../../../kernel/index.ts';
import { neighbours } from '../content/map.ts';
import { resistance } from '../flow/actions/usurp.ts';
import { retreat } from '../flow/battle/retreat.ts';
import { callSettle } from '../flow/turn/settle.ts';
import type { ProphetId } from '../ids.ts';
import type { Lords, LordsTable } from '../state.ts';
import { recruit, takeControl } from '../table/armies.ts';
import { controller, controls, foreignAt, isHuman, isProphet, person, prophet } from '../table/parties.ts';
import { prophetChoice } from './choice.ts';
import { hasHigherClaim, targetOption, targetOrder } from './conquest.ts';

function isUsurpable(table: LordsTable, who: ProphetId, region: number): boolean {
  if (controls(table, who, region)) return false;
  if (table.order.some((other) => other !== who && person(table, other).at === region)) return false;
  const owner = controller(table, region);
  if (isProphet(owner) && !hasHigherClaim(table, who, owner, region)) return false;
  return prophet(table, who).attributes.MIGHT >= resistance(table, who, region);
}

/** LR-30.15: only the hero's region if he can usurp it. */
export function usurpable(table: LordsTable, who: ProphetId): readonly number[] {
  const { at: hero } = prophet(table, who);
  if (isUsurpable(table, who, hero)) return [hero];
  return neighbours(table.side, hero).filter((region) => isUsurpable(table, who, region));
}

/** LR-40.9: with several prophets, human regions first, then prophets', then neutral ones. */
function ownerClass(table: LordsTable, region: number): number {
  const owner = controller(table, region);
  if (isHuman(owner)) return 0;
  return owner === null ? 2 : 1;
}

export const prophetUsurp = procedure<Lords, { who: ProphetId; regions: readonly number[]; region: number }>('prophet-usurp', {
  choose: (g, locals) => {
    const { table } = g;
    const { who } = locals;
    locals.regions = usurpable(table, who);
    const several = table.prophets.length > 1;
    const { order, rule } = targetOrder(table, who);
    const options = locals.regions.map((region) => targetOption(table, who, region, several ? [ownerClass(table, region)] : []));
    const named = several ? (['owner', ...order] as const) : order;
    return g.call(prophetChoice, { who, about: 'usurped-region', rule: several ? 'LR-40.9' : rule, order: named, options });
  },
  retreat: (g, usurping) => {
    usurping.region = itemAt(usurping.regions, required(g.result(prophetChoice), 'a choice'));
    g.emit({ event: 'region-usurped', who: usurping.who, region: usurping.region });
    for (const party of foreignAt(g.table, usurping.who, usurping.region)) g.call(retreat, { party, from: usurping.region });
  },
  take: (g, { who, region }) => {
    takeControl(g, who, region, true);
    recruit(g, who, region, prophet(g.table, who).attributes.AUTHORITY);
  },
  settle: callSettle,
});
