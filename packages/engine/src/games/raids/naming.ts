/** What must have become of the goods that an answer names: they are sold, and no equal ones in their stead (RD-6.5). */
import { itemAt, type NamingCheck } from '../../kernel/index.ts';
import type { Ware } from './flow/take-tile.ts';
import type { Raids } from './state.ts';

export const naming: readonly NamingCheck<Raids>[] = [
  {
    decision: 'sell-goods',
    wrong: ({ before, after, seat, offered, chosen }) => {
      const [old, now] = [itemAt(before.table.ships, seat), itemAt(after.table.ships, seat)];
      const wares = offered as readonly Ware[];
      const wrong = wares.find(({ slot }, i) => {
        const tile = old.slots[slot] ?? null;
        return chosen.includes(i) ? tile === null || !now.sold.includes(tile) : now.slots[slot] !== tile;
      });
      return wrong && `slot ${wrong.slot} holds ${now.slots[wrong.slot]}`;
    },
  },
];
