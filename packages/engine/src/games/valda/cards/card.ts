/** The builders for the card families of VA-13 and VA-14. Content holds the printed numbers. */
import {
  type Decision,
  type Procedure,
  type ProcedureStep,
  procedure,
  type Reader,
  type Reason,
  type RuleId,
  type Seat,
} from '../../../kernel/index.ts';
import type { ActionFamily, AttackFamily, ValdaCardId } from '../ids.ts';
import type { Valda } from '../state.ts';

type Steps<L> = Readonly<Record<string, ProcedureStep<Valda, L>>>;

/** The player and the card. */
export interface Playing {
  readonly seat: Seat;
  readonly card: ValdaCardId;
}

/** The attacker, the target that was hit, and the card. */
export interface Hit {
  readonly attacker: Seat;
  readonly target: Seat;
  readonly card: ValdaCardId;
}

interface CardRules<F, L> {
  readonly family: F;
  readonly rules: readonly RuleId[];
  /** The decisions that only this card asks. */
  readonly decisions: readonly Decision<Valda>[];
  readonly run: Procedure<Valda, L>;
}

export interface ActionCard<F extends ActionFamily = ActionFamily> extends CardRules<F, Playing> {
  /** VA-4.25: a player may play a card without effect, unless this names a reason. */
  problem?(g: Reader<Valda>, seat: Seat, card: ValdaCardId): Reason | undefined;
}

export type ValdaAttackCard<F extends AttackFamily = AttackFamily> = CardRules<F, Hit>;

interface Definition<L> {
  readonly rules: readonly RuleId[];
  readonly decisions?: readonly Decision<Valda>[];
  readonly steps: Steps<L>;
}

/** VA-13: an action card. Its procedure has the name of its family. */
export function actionCard<F extends ActionFamily, L extends Playing = Playing>(
  family: F,
  { rules, decisions = [], steps, problem }: Definition<L> & Pick<ActionCard, 'problem'>,
): ActionCard<F> {
  return { family, rules, decisions, run: procedure<Valda, L>(family, steps), ...(problem && { problem }) };
}

/** VA-14: an attack card; its steps run for each target that it hits. */
export function attackCard<F extends AttackFamily>(family: F, { rules, decisions = [], steps }: Definition<Hit>): ValdaAttackCard<F> {
  return { family, rules, decisions, run: procedure<Valda, Hit>(family, steps) };
}
