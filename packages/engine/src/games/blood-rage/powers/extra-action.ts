/** Upgrades that add an action to a turn (BR-17). */
import type { Reader, Reason, Rules, Seat } from '../../../kernel/index.ts';
import type { TextCard } from '../card-ids.ts';
import type { TurnAction } from '../flow/turn/turn-actions.ts';
import type { BloodRage, Clan } from '../state.ts';
import type { Power } from './power.ts';

export interface ExtraAction<Id extends TextCard, Do extends TurnAction['do']> extends Power<Id> {
  /** All imaginable actions of the upgrade; `problem` rules out the unavailable ones. */
  offers(clan: Clan): readonly ActionOf<Do>[];
  /** The reason why an action is not available. */
  problem(g: Reader<BloodRage>, seat: Seat, action: ActionOf<Do>): Reason | undefined;
  act(g: Rules<BloodRage>, seat: Seat, action: ActionOf<Do>): void;
}

type ActionOf<Do extends TurnAction['do']> = Extract<TurnAction, { readonly do: Do }>;
