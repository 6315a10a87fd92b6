/** The builder for effects of the divine weapons: each weapon has two, and a player uses one (VA-15.2). Content holds the numbers. */
import { type Decision, type Procedure, type ProcedureStep, procedure, type RuleId, type Seat } from '../../../kernel/index.ts';
import type { WeaponEffectId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';

/** The user, and the target if the window asked for one. */
export interface Use {
  readonly seat: Seat;
  readonly target: Seat | null;
}

export interface WeaponEffect<E extends WeaponEffectId = WeaponEffectId> {
  readonly id: E;
  readonly rules: readonly RuleId[];
  /** The decisions that only this effect asks. */
  readonly decisions: readonly Decision<Valda>[];
  /** VA-4.26, VA-15.14: whether it can do at least part of what it says, judged on public information. */
  possible(table: ValdaTable, seat: Seat): boolean;
  readonly run: Procedure<Valda, Use>;
}

interface Definition {
  readonly rules: readonly RuleId[];
  readonly decisions?: readonly Decision<Valda>[];
  /** Defaults to always possible. */
  possible?(table: ValdaTable, seat: Seat): boolean;
  readonly steps: Readonly<Record<string, ProcedureStep<Valda, Use>>>;
}

/** The procedure has the id of the effect. */
export function effect<E extends WeaponEffectId>(
  id: E,
  { rules, decisions = [], possible = () => true, steps }: Definition,
): WeaponEffect<E> {
  return { id, rules, decisions, possible, run: procedure<Valda, Use>(id, steps) };
}
