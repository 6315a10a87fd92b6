/** BR-18: destroys figures. Powers that prevent, replace or repay destruction listen here. */
import { effect, type Rules } from '../../../../kernel/index.ts';
import type { BloodRageCause } from '../../events.ts';
import type { BloodRage, FigureRef } from '../../state.ts';
import { figureOf, placeOf } from '../../table/figures.ts';
import { inOrder } from '../../table/order.ts';

export interface Destruction {
  readonly figures: readonly FigureRef[];
  readonly cause: BloodRageCause;
}

/** BR-18.1: the figures that nobody saved go to Valhalla at the same time. */
export const destroy = effect<BloodRage, Destruction>('destroy', (g, { figures, cause }) => {
  for (const seat of inOrder(g.table)) {
    const own = figures.filter((ref) => ref.seat === seat);
    if (own.length > 0) sendToValhalla(g, seat, own, cause);
  }
});

function sendToValhalla(g: Rules<BloodRage>, seat: number, own: readonly FigureRef[], cause: BloodRageCause): void {
  const kinds = own.map((ref) => figureOf(g.table, ref).kind);
  const places = own.flatMap((ref) => placeOf(g.table, ref) ?? []);
  for (const ref of own) figureOf(g.table, ref).at = 'valhalla';
  if (isOfBattle(cause)) g.table.pillage?.sides.find((side) => side.seat === seat)?.dead.push(...kinds);
  g.emit({ event: 'figures-destroyed', seat, figures: kinds, places, count: own.length, cause });
}

/** BR-16.6: figures that die before the comparison or by defeat count as battle dead. */
export function isOfBattle(cause: BloodRageCause): boolean {
  return cause === 'battle' || cause === 'battle-effect';
}

/** The destruction without some of its figures. */
export function without({ figures, cause }: Destruction, saved: readonly FigureRef[]): Destruction {
  return { cause, figures: figures.filter((ref) => !saved.some((one) => one.seat === ref.seat && one.figure === ref.figure)) };
}
