/** BR-24: who goes first where several have something to do. */
import type { Seat } from '../../../kernel/index.ts';
import type { Table } from '../state.ts';

/** All seats clockwise, from this one on. */
export function clockwise(table: Table, from: Seat): readonly Seat[] {
  return table.clans.map((_, i) => (from + i) % table.clans.length);
}

export function leftOf(table: Table, seat: Seat): Seat {
  return (seat + 1) % table.clans.length;
}

/** BR-24.1, BR-24.2: the pillager, else the player on turn, else the first player; then clockwise. */
export function inOrder(table: Table): readonly Seat[] {
  return clockwise(table, table.pillage?.pillager ?? table.turn ?? table.first);
}
