/** BR-21: phase 5: Ragnarök destroys the doomed province. */
import { itemAt, perform, procedure, type Rules } from '../../../../kernel/index.ts';
import { odinsInspiration } from '../../cards/odin/odins-inspiration.ts';
import { gloryOfRagnarok, LAST_AGE } from '../../content/content.ts';
import type { ProvinceId } from '../../ids.ts';
import type { BloodRage, BloodRageTable, FigureRef } from '../../state.ts';
import { gainGlory } from '../../table/clan-sheet.ts';
import { figuresIn } from '../../table/figures.ts';
import { inOrder } from '../../table/order.ts';
import { destroy } from '../battle/destroy.ts';

export const ragnarokPhase = procedure<BloodRage>('ragnarok-phase', {
  /** BR-21.2: ships die even if the fjord's other province survives. */
  destroy: (g) => {
    const figures = inOrder(g.table).flatMap((seat) => figuresIn(g.table, seat, doomed(g.table)));
    perform(g, destroy, { figures, cause: 'ragnarok' });
  },
  glory: (g) => {
    const dead = g.result(destroy)?.effect.figures ?? [];
    const province = doomed(g.table);
    g.table.destroyed.push(province);
    g.emit({ event: 'province-destroyed', province, age: g.table.age });
    for (const seat of inOrder(g.table)) payFor(g, seat, dead);
  },
  /** BR-21.4. */
  doom: (g) => {
    if (g.table.age < LAST_AGE) g.emit({ event: 'doom-moved', province: itemAt(g.table.ragnarok, g.table.age) });
  },
});

function doomed({ ragnarok, age }: BloodRageTable): ProvinceId {
  return itemAt(ragnarok, age - 1);
}

/** BR-21.3: pays for each figure; Odin's Inspiration doubles the Glory. */
function payFor(g: Rules<BloodRage>, seat: number, dead: readonly FigureRef[]): void {
  const own = dead.filter((ref) => ref.seat === seat).length;
  if (own === 0) return;
  gainGlory(g, seat, own * gloryOfRagnarok(g.table.age) * odinsInspiration.times(g, seat), 'ragnarok');
}
