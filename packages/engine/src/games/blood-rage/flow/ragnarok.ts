/** BR-21: phase 5: Ragnarök takes the doomed province. */
import { at, perform, procedure, type Rules } from '../../../kernel/index.ts';
import { gloryOfRagnarok, LAST_AGE } from '../content/content.ts';
import type { ProvinceId } from '../ids.ts';
import type { BloodRage, FigureRef, Table } from '../state.ts';
import { gainGlory } from '../table/clan-sheet.ts';
import { clanOf, figuresIn } from '../table/figures.ts';
import { inOrder } from '../table/order.ts';
import { paramsOf } from '../table/upgrades.ts';
import { destroy } from './destroy.ts';

export const ragnarokPhase = procedure<BloodRage>('ragnarok-phase', {
  /** BR-21.2: ships die although the fjord's other province survives. */
  destroy: (g) => {
    const figures = inOrder(g.table).flatMap((seat) => figuresIn(g.table, seat, doomed(g.table)));
    perform(g, destroy, { figures, cause: 'ragnarok' });
  },
  glory: (g) => {
    const dead = g.result(destroy)?.effect.figures ?? [];
    const province = doomed(g.table);
    g.table.destroyed.push(province);
    g.tell({ event: 'province-destroyed', province, age: g.table.age });
    for (const seat of inOrder(g.table)) payFor(g, seat, dead);
  },
  /** BR-21.4. */
  doom: (g) => {
    if (g.table.age < LAST_AGE) g.tell({ event: 'doom-moved', province: at(g.table.ragnarok, g.table.age) });
  },
});

function doomed({ ragnarok, age }: Table): ProvinceId {
  return at(ragnarok, age - 1);
}

/** BR-21.3: Odin's Inspiration doubles it. */
function payFor(g: Rules<BloodRage>, seat: number, dead: readonly FigureRef[]): void {
  const own = dead.filter((ref) => ref.seat === seat).length;
  if (own === 0) return;
  const multiplier = paramsOf(clanOf(g.table, seat), 'odins-inspiration')?.multiplier ?? 1;
  if (multiplier > 1) g.tell({ event: 'card-worked', seat, name: 'odins-inspiration' });
  gainGlory(g, seat, own * gloryOfRagnarok(g.table.age) * multiplier, 'ragnarok');
}
