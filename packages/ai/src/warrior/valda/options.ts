/** The choices of Valda's decisions, as far as the warrior reads them. */
import type { OpenDecision, Seat } from '@skald/engine';
import type { BaseDeck, Realm, Resource, ResourceBuilding, ValdaCardId, WeaponEffectId } from '@skald/engine/games/valda';

/** One shape for all decisions; the decision and `do` tell which fields a choice has. */
export interface ValdaChoice {
  readonly do?: string;
  readonly card?: ValdaCardId;
  readonly cards?: readonly ValdaCardId[];
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

/** The rules make every choice of every decision as an object with these fields. */
function isOption(choice: unknown): choice is ValdaChoice {
  return typeof choice === 'object' && choice !== null && !Array.isArray(choice);
}

export function optionsOf({ space }: OpenDecision): readonly ValdaChoice[] {
  if (space.kind === 'amount') return [];
  return (space.kind === 'one' ? space.options : space.items).filter(isOption);
}
