/** Snekkar (LR-50.2): two small ships of each human; one of them may row to the next sea in every hero step. */
import type { Seat } from '../../../kernel/index.ts';
import { EXPANSIONS } from '../content/content.ts';
import { seasWithin } from '../content/map.ts';
import type { SeaId } from '../ids.ts';
import type { G, LordsTable } from '../state.ts';
import { human } from '../table/parties.ts';

export interface RowAction {
  readonly do: 'row';
  readonly from: SeaId;
  readonly sea: SeaId;
}

/** They begin beside the drakkar. */
export function launchSnekkar(g: G, seat: Seat, sea: SeaId): void {
  const who = human(g.table, seat);
  if (!who.snekkar) return;
  who.snekkar = Array.from({ length: EXPANSIONS.snekkarPerPlayer }, () => sea);
  g.emit({ event: 'snekkar-launched', who: seat, sea, ships: who.snekkar.length });
}

/** Ships in one sea are interchangeable. */
export function rows({ side, humans, used }: LordsTable, seat: Seat): readonly RowAction[] {
  const seas = used.includes('row') ? [] : [...new Set(humans[seat]?.snekkar ?? [])];
  return seas.flatMap((from) => seasWithin(side, from, EXPANSIONS.snekkjaMoveSeas).map((sea) => ({ do: 'row' as const, from, sea })));
}

export function row(g: G, seat: Seat, { from, sea }: RowAction): void {
  const { snekkar } = human(g.table, seat);
  if (!snekkar) return;
  g.table.used.push('row');
  snekkar[snekkar.indexOf(from)] = sea;
  g.emit({ event: 'snekkja-moved', who: seat, from, sea });
}
