/** BUILD_TEMPLE (LR-9.10): a temple on an own shrine, a priest, and sometimes a blessing selection. */
import { decision, itemAt, oneOf, procedure, type Seat } from '../../../../kernel/index.ts';
import { NUMBERS } from '../../content/content.ts';
import { mapOf } from '../../content/map.ts';
import type { G, Lords, LordsTable, Party } from '../../state.ts';
import { controls } from '../../table/parties.ts';
import { checkVictory } from '../../table/victory.ts';
import { blessingSelection } from '../blessings.ts';
import { gainPriest } from '../monsters/slay.ts';

/** LR-3.4, LR-30.11: empty if no temple is left. */
export function buildableShrines(table: LordsTable, party: Party): readonly number[] {
  const { shrines, mapThresholds } = mapOf(table.side);
  if (table.temples.length >= mapThresholds.temples) return [];
  return shrines.filter((region) => controls(table, party, region) && !table.temples.includes(region));
}

export const chooseShrine = decision<Lords, { do: 'build'; region: number }>('choose-shrine', {
  rules: ['LR-9.10'],
  space: ({ table }, seat) => oneOf(buildableShrines(table, seat).map((region) => ({ do: 'build', region }))),
  candidates: ({ table }) => mapOf(table.side).shrines.map((region) => ({ do: 'build', region })),
  problem: ({ table }, seat, _params, { region }) => {
    if (table.temples.includes(region)) return { reason: 'temple-already-there', rule: 'LR-9.10' };
    return controls(table, seat, region) ? undefined : { reason: 'region-not-own', rule: 'LR-9.10' };
  },
});

/** Builds a temple; returns whether a blessing selection follows. */
export function build(g: G, party: Party, region: number): boolean {
  const { table } = g;
  table.temples.push(region);
  g.emit({ event: 'temple-built', who: party, region });
  gainPriest(g, party);
  checkVictory(g);
  return NUMBERS.templeBuiltOrdinalsTriggeringBlessingSelection.includes(table.temples.length);
}

export const buildTemple = procedure<Lords, { seat: Seat }>('build-temple', {
  choose: (g, { seat }) => {
    const shrines = buildableShrines(g.table, seat);
    if (shrines.length === 0) return g.end();
    if (shrines.length > 1) return g.ask(chooseShrine, seat, {});
    if (build(g, seat, itemAt(shrines, 0))) g.call(blessingSelection, { builder: seat, queue: [] });
    return g.jump('done');
  },
  build: (g, { seat }) => {
    if (build(g, seat, g.answer(chooseShrine).region)) g.call(blessingSelection, { builder: seat, queue: [] });
  },
  done: () => undefined,
});
