/** BR-14, BR-16.15: one pillage, from its declaration to the move of the god, and those that wait for its end. */
import { must, perform, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import type { ProvinceId } from '../ids.ts';
import type { BloodRage, Pillage, Table } from '../state.ts';
import { clanOf, isPresent } from '../table/figures.ts';
import { leftOf } from '../table/order.ts';
import { battle, gatherSides } from './battle.ts';
import { callToBattle } from './call-to-battle.ts';
import { canMoveGod, moveGodAway } from './gods.ts';
import { succeed } from './pillage-success.ts';

interface Declared {
  readonly seat: Seat;
  readonly province: ProvinceId;
  /** The Rage it has cost. */
  readonly cost: number;
}

export const pillage = procedure<BloodRage, Declared>('pillage', {
  declare: (g, { seat, province, cost }) => {
    const god = g.table.gods.find(({ at }) => at === province)?.god ?? null;
    g.table.pillage = { pillager: seat, province, god, sides: [], winner: null, replay: false };
    tellDeclared(g, { seat, province, cost }, 'no');
  },
  call: (g, { seat, province }) => g.call(callToBattle, { province, pillager: seat, next: leftOf(g.table, seat), declines: 0 }),
  /** BR-14.7, BR-14.8: a battle, unless nobody else is there. */
  gather: (g) => {
    gatherSides(g.table);
    if (current(g.table).sides.length > 1) return g.call(battle, {});
    current(g.table).sides = [];
    return perform(g, succeed, {});
  },
  end: (g, { seat, province }) => {
    const { sides, winner } = current(g.table);
    const outcome = sides.length === 0 ? 'unopposed' : winner === seat ? 'won' : 'lost';
    g.tell({ event: 'pillage-ended', seat, province, outcome });
    if (canMoveGod(g.table)) g.call(moveGodAway, {});
  },
  close: (g) => {
    g.table.pillage = null;
  },
  /** BR-16.15: those that were triggered meanwhile, first in first out. */
  waiting: (g) => {
    const next = g.table.queue.shift();
    if (!next) return g.end();
    const { seat, province } = next;
    if (isVoid(g.table, seat, province)) g.tell({ event: 'pillage-ended', seat, province, outcome: 'dropped' });
    else g.call(pillage, { seat, province, cost: 0 });
    return g.jump('waiting');
  },
});

/** BR-16.15: dropped without refund. */
function isVoid(table: Table, seat: Seat, province: ProvinceId): boolean {
  return table.pillaged.includes(province) || !isPresent(clanOf(table, seat), province);
}

function current(table: Table): Pillage {
  return must(table.pillage, 'a pillage under way');
}

/** BR-17.4, BR-24.5: starts a pillage, or lets it wait for the end of the one under way. */
export function startPillage(g: Rules<BloodRage>, seat: Seat, province: ProvinceId, cost: number): void {
  if (g.table.pillage === null) {
    g.call(pillage, { seat, province, cost });
    return;
  }
  g.table.queue.push({ seat, province });
  tellDeclared(g, { seat, province, cost }, 'yes');
}

function tellDeclared(g: Rules<BloodRage>, { seat, province, cost }: Declared, waits: 'yes' | 'no'): void {
  const again = g.table.pillaged.includes(province) ? 'yes' : 'no';
  g.tell({ event: 'pillage-declared', seat, province, token: g.table.tokens[province], again, cost, waits });
}
