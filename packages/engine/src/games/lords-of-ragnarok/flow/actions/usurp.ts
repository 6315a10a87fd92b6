/** USURP (LR-9.12): the hero takes the region where he stands and recruits an army there. */
import { procedure, type Reason, type Seat } from '../../../../kernel/index.ts';
import { regionOf } from '../../content/map.ts';
import type { Lords, LordsTable, Party } from '../../state.ts';
import { recruit, takeControl } from '../../table/armies.ts';
import { effective } from '../../table/attributes.ts';
import { blessedBy, emitBlessed } from '../../table/blessings.ts';
import { controls, foreignAt, human, lokiAt, person, strengthAt } from '../../table/parties.ts';
import { retreat } from '../battle/retreat.ts';
import { callSettle } from '../turn/settle.ts';

/** The foreign armies there; without armies, the population. */
export function resistance(table: LordsTable, party: Party, region: number): number {
  const foreign = foreignAt(table, party, region);
  if (foreign.length === 0) return regionOf(table.side, region).population;
  return foreign.reduce<number>((total, other) => total + strengthAt(table, other, region), 0);
}

export function usurpProblem(table: LordsTable, seat: Seat): Reason | undefined {
  const region = human(table, seat).at;
  if (controls(table, seat, region)) return { reason: 'region-already-own', rule: 'LR-9.12' };
  if (region === lokiAt(table)) return { reason: 'loki-bars-armies', rule: 'LR-8.6' };
  if (table.order.some((other) => other !== seat && person(table, other).at === region))
    return { reason: 'foreign-hero-there', rule: 'LR-9.12' };
  const might = effective(table, seat, 'MIGHT') + blessedBy(table, seat, 'USURP', 'mightPlus');
  const needed = resistance(table, seat, region);
  return might < needed ? { reason: 'might-too-low', rule: 'LR-9.12', params: { might, needed } } : undefined;
}

export const usurp = procedure<Lords, { seat: Seat }>('usurp', {
  retreat: (g, { seat }) => {
    const region = human(g.table, seat).at;
    if (usurpProblem(g.table, seat)) return g.end();
    emitBlessed(g, seat, 'USURP');
    g.emit({ event: 'region-usurped', who: seat, region });
    for (const party of foreignAt(g.table, seat, region)) g.call(retreat, { party, from: region });
  },
  take: (g, { seat }) => {
    const region = human(g.table, seat).at;
    takeControl(g, seat, region, true);
    recruit(g, seat, region, effective(g.table, seat, 'AUTHORITY'));
  },
  settle: callSettle,
});
