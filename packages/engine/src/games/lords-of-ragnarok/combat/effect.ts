/** The builder for effects of combat cards (LR-10.8). Content holds strength, losses and amounts. */
import type { RuleId, Seat } from '../../../kernel/index.ts';
import type { CombatCard } from '../content/schema.ts';
import type { CardEffectCode } from '../ids.ts';
import type { Battle, BattleSide, G, LordsTable } from '../state.ts';

/** The situation in which a card is played. */
export interface Moment {
  readonly table: LordsTable;
  readonly battle: Battle;
  readonly seat: Seat;
  readonly own: BattleSide;
  readonly other: BattleSide;
  readonly defends: boolean;
}

/** The numbers printed beside the effect. */
type Printed = NonNullable<CombatCard['effect']>;

interface Definition {
  readonly rules: readonly RuleId[];
  /** Its addition to the battle value; `value` is the own value including the card's strength. */
  adds?(moment: Moment, printed: Printed, value: number): number;
  /** Its other effects, after the card was played. */
  after?(g: G, moment: Moment, printed: Printed): void;
}

export interface CombatEffect<C extends CardEffectCode = CardEffectCode> extends Definition {
  readonly code: C;
}

export function combatEffect<C extends CardEffectCode>(code: C, definition: Definition): CombatEffect<C> {
  return { code, ...definition };
}

/** Adds the printed amount if the condition holds. */
export function plusIf(holds: (moment: Moment, value: number) => boolean): NonNullable<Definition['adds']> {
  return (moment, { amount }, value) => (holds(moment, value) ? amount : 0);
}
