/** BR-14, BR-16.15: one pillage from its declaration to the move of the god, then the queued ones. */
import { perform, procedure, type Rules, required, type Seat } from '../../../../kernel/index.ts';
import type { ProvinceId } from '../../ids.ts';
import type { BloodRage, BloodRageTable, Pillage } from '../../state.ts';
import { clanOf, isPresent } from '../../table/figures.ts';
import { leftOf } from '../../table/order.ts';
import { canMoveGod, moveGodAway } from '../gods.ts';
import { battle, gatherSides } from './battle.ts';
import { callToBattle } from './call-to-battle.ts';
import { succeed } from './pillage-success.ts';

interface Declared {
  readonly seat: Seat;
  readonly province: ProvinceId;
  /** The Rage paid for it. */
  readonly cost: number;
}

export const pillage = procedure<BloodRage, Declared>('pillage', {
  declare: (g, { seat, province, cost }) => {
    const god = g.table.gods.find(({ at }) => at === province)?.god ?? null;
    g.table.pillage = { pillager: seat, province, god, sides: [], winner: null, replay: false };
    emitDeclared(g, { seat, province, cost }, 'no');
  },
  call: (g, { seat, province }) => g.call(callToBattle, { province, pillager: seat, next: leftOf(g.table, seat), declines: 0 }),
  /** BR-14.7, BR-14.8: without an opponent the pillage succeeds and no battle takes place. */
  gather: (g) => {
    gatherSides(g.table);
    if (current(g.table).sides.length > 1) return g.call(battle, {});
    current(g.table).sides = [];
    return perform(g, succeed, {});
  },
  end: (g, { seat, province, cost }) => {
    const { sides, winner } = current(g.table);
    const outcome = sides.length === 0 ? 'unopposed' : winner === seat ? 'won' : 'lost';
    if (outcome === 'lost' && cost === 0 && costNothing(g.table, seat)) g.table.vain = [...(g.table.vain ?? []), { seat, province }];
    g.emit({ event: 'pillage-ended', seat, province, outcome });
    if (canMoveGod(g.table)) g.call(moveGodAway, {});
  },
  close: (g) => {
    g.table.pillage = null;
  },
  /** BR-16.15: starts the pillages that were declared meanwhile, first in, first out. */
  waiting: (g) => {
    const next = g.table.queue.shift();
    if (!next) return g.end();
    const { seat, province } = next;
    if (isVoid(g.table, seat, province)) g.emit({ event: 'pillage-ended', seat, province, outcome: 'dropped' });
    else g.call(pillage, { seat, province, cost: 0 });
    return g.jump('waiting');
  },
});

/** BR-16.15: a queued pillage lapses without a refund if the province is pillaged or the clan has left it. */
function isVoid(table: BloodRageTable, seat: Seat, province: ProvinceId): boolean {
  return table.pillaged.includes(province) || !isPresent(clanOf(table, seat), province);
}

/** BR-14.11: the pillager lost no figure, and paid for none: Frigga kept them alive, or all of them retreated. */
function costNothing(table: BloodRageTable, seat: Seat): boolean {
  const { god, province, sides } = current(table);
  const lost = sides.some((side) => side.seat === seat && side.dead.length > 0);
  return !lost && (god === 'frigga' || !isPresent(clanOf(table, seat), province));
}

function current(table: BloodRageTable): Pillage {
  return required(table.pillage, 'a pillage under way');
}

/** BR-17.4, BR-24.5: starts a pillage, or queues it behind the one under way. */
export function startPillage(g: Rules<BloodRage>, seat: Seat, province: ProvinceId, cost: number): void {
  if (g.table.pillage === null) {
    g.call(pillage, { seat, province, cost });
    return;
  }
  g.table.queue.push({ seat, province });
  emitDeclared(g, { seat, province, cost }, 'yes');
}

function emitDeclared(g: Rules<BloodRage>, { seat, province, cost }: Declared, waits: 'yes' | 'no'): void {
  const again = g.table.pillaged.includes(province) ? 'yes' : 'no';
  g.emit({ event: 'pillage-declared', seat, province, token: g.table.tokens[province], again, cost, waits });
}
