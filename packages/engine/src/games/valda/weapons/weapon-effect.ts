/** What one of the two effects of a divine weapon is to the rules (VA-15.2). */
import type { Procedure, Seat } from '../../../kernel/index.ts';
import type { Valda, ValdaTable } from '../state.ts';

/** Who uses it, and against whom where the window asked for that. */
export interface Use {
  readonly seat: Seat;
  readonly target: Seat | null;
}

export interface WeaponEffect {
  /** VA-4.26, VA-15.14: can it do at least part of what it says? Judged on public information. */
  possible(table: ValdaTable, seat: Seat): boolean;
  readonly run: Procedure<Valda, Use>;
}

export function always(): boolean {
  return true;
}
