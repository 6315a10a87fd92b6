/** The choices of Valda's decisions, as far as the warrior reads them. */
import type { OpenDecision, Seat } from '@skald/engine';
import type { BaseDeck, CardId, Realm, Resource, ResourceBuilding, WeaponEffectId } from '@skald/engine/games/valda';

/** One shape for all: which fields a choice has follows from the decision and from what it does. */
export interface Option {
  readonly do?: string;
  readonly card?: CardId;
  readonly cards?: readonly CardId[];
  readonly resource?: Resource;
  readonly give?: Resource;
  readonly take?: Resource;
  readonly gold?: number;
  readonly diamond?: number;
  readonly deck?: BaseDeck | 'none';
  readonly realm?: Realm;
  readonly realms?: readonly Realm[];
  readonly from?: Realm;
  readonly to?: Realm;
  readonly building?: ResourceBuilding;
  readonly effect?: WeaponEffectId;
  readonly target?: Seat;
  readonly lender?: Seat;
  readonly power?: number;
  readonly die?: string;
  readonly face?: number;
}

/** The rules make every choice of every decision: they are objects with fields of these names. */
function isOption(choice: unknown): choice is Option {
  return typeof choice === 'object' && choice !== null && !Array.isArray(choice);
}

export function optionsOf({ space }: OpenDecision): readonly Option[] {
  if (space.kind === 'amount') return [];
  return (space.kind === 'one' ? space.options : space.items).filter(isOption);
}

/** A number among the parameters of the question. */
export function numberOf({ prompt }: OpenDecision, name: string): number {
  const value: unknown = Reflect.get(prompt.params, name);
  return typeof value === 'number' ? value : 0;
}
