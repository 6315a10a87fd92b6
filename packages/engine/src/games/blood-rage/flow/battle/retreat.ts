/** BR-18.1, BR-18.4, BR-29.10: retreats of figures that escape destruction. */
import { decision } from '../../../../kernel/index.ts';
import { province } from '../../content/content.ts';
import type { BloodRageCause } from '../../events.ts';
import { type FigureKind, type ProvinceId, YGGDRASIL } from '../../ids.ts';
import type { BloodRage, BloodRageTable } from '../../state.ts';
import { isAlive, roomIn } from '../../table/figures.ts';

export type Retreating = { readonly do: 'retreat'; readonly to: ProvinceId } | { readonly do: 'stay' };

export interface Endangered {
  readonly figure: FigureKind;
  readonly from: ProvinceId;
  readonly cause: BloodRageCause;
}

/** The Volur Witch retreats to Yggdrasil; mystics to Yggdrasil or to an adjacent province with an empty village. */
export function retreatsFor(table: BloodRageTable, figure: FigureKind, from: ProvinceId): readonly ProvinceId[] {
  const reach = figure === 'mystic' ? province(from).adjacent : [YGGDRASIL];
  return reach.filter((to) => to !== from && isAlive(table, to) && roomIn(table, to) > 0);
}

/** D11. */
export const retreat = decision<BloodRage, Retreating, Endangered>('retreat', {
  rules: ['BR-18.1', 'BR-18.4', 'BR-29.10'],
  candidates: (g, _seat, { figure, from }) => [
    ...retreatsFor(g.table, figure, from).map((to): Retreating => ({ do: 'retreat', to })),
    { do: 'stay' },
  ],
});
