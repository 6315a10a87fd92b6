/** Checks that exactly the dice that an answer names are rolled again (VA-15.13). */
import { equal, itemAt, type NamingCheck } from '../../kernel/index.ts';
import { namingCheck } from '../naming-check.ts';
import type { ValdaDecisions } from './decisions.ts';
import type { Valda } from './state.ts';

export const naming: readonly NamingCheck<Valda>[] = [
  namingCheck<Valda, ValdaDecisions>()('reroll', ({ before, after, offered, chosen, events }) => {
    const again = events.find((event) => event.event === 'dice-rerolled');
    const wanted = chosen.map((i) => itemAt(offered, i).die);
    if (!again || !equal(again.dice, wanted)) return `${again?.dice.join()} were rolled again, not ${wanted.join()}`;
    const other = before.table.roll?.dice.findIndex(
      (die, i) => !chosen.includes(i) && after.table.roll && !equal(after.table.roll.dice[i], die),
    );
    return other === undefined || other < 0 ? undefined : `die ${other} was rolled too`;
  }),
];
