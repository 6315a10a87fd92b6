/** What must have become of the dice that an answer names: they are rolled again, and the others are not (VA-15.13). */
import { equal, type NamingCheck } from '../../kernel/index.ts';
import type { Valda } from './state.ts';
import type { FallenDie } from './weapons/vanished.ts';

export const naming: readonly NamingCheck<Valda>[] = [
  {
    decision: 'reroll',
    wrong: ({ before, after, offered, chosen, events }) => {
      const again = events.find((event) => event.event === 'dice-rerolled');
      const wanted = chosen.map((i) => (offered[i] as FallenDie).die);
      if (!again || !equal(again.dice, wanted)) return `${again?.dice.join()} were rolled again, not ${wanted.join()}`;
      const other = before.table.roll?.dice.findIndex(
        (die, i) => !chosen.includes(i) && after.table.roll && !equal(after.table.roll.dice[i], die),
      );
      return other === undefined || other < 0 ? undefined : `die ${other} was rolled too`;
    },
  },
];
