/** BR-24: the order among several players. */
import type { Seat } from '../../../kernel/index.ts';
import type { BloodRageTable } from '../state.ts';

/** All seats clockwise, starting with `from`. */
export function clockwise(table: BloodRageTable, from: Seat): readonly Seat[] {
  return table.clans.map((_, i) => (from + i) % table.clans.length);
}

export function leftOf(table: BloodRageTable, seat: Seat): Seat {
  return (seat + 1) % table.clans.length;
}

/** BR-24.1, BR-24.2: starts with the pillager, else the player on turn, else the first player; then clockwise. */
export function inOrder(table: BloodRageTable): readonly Seat[] {
  return clockwise(table, table.pillage?.pillager ?? table.turn ?? table.first);
}
