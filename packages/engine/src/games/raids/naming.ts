/** Checks that exactly the goods that an answer names are sold, and no equal ones instead (RD-6.5). */
import { itemAt, type NamingCheck } from '../../kernel/index.ts';
import { namingCheck } from '../naming-check.ts';
import type { RaidsDecisions } from './decisions.ts';
import type { Raids } from './state.ts';

export const naming: readonly NamingCheck<Raids>[] = [
  namingCheck<Raids, RaidsDecisions>()('sell-goods', ({ before, after, seat, offered, chosen }) => {
    const [old, now] = [itemAt(before.table.ships, seat), itemAt(after.table.ships, seat)];
    const wrong = offered.find(({ slot }, i) => {
      const tile = old.slots[slot] ?? null;
      return chosen.includes(i) ? tile === null || !now.sold.includes(tile) : now.slots[slot] !== tile;
    });
    return wrong && `slot ${wrong.slot} holds ${now.slots[wrong.slot]}`;
  }),
];
