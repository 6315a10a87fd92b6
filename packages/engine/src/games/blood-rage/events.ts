/** The events of Blood Rage. Their fields are flat: clients write the log and animate the board from them alone. */

import type { Seat } from '../../kernel/index.ts';
import type { BloodRageCardId, CardName, Origin } from './card-ids.ts';
import type { BloodRageMonsterId, BloodRagePhase, BoardPlace, FigureKind, GodId, ProvinceId, StatId, TokenId } from './ids.ts';

/** A card and its name; texts use the name. */
interface OfCard {
  readonly card: BloodRageCardId;
  readonly name: CardName;
}

/** Several cards and their names; texts use the names. */
interface OfCards {
  readonly cards: readonly BloodRageCardId[];
  readonly names: readonly CardName[];
  readonly count: number;
}

interface InProvince {
  readonly seat: Seat;
  readonly province: ProvinceId;
}

/** The causes of destruction (BR-18.2). */
const CAUSES = ['battle-effect', 'battle', 'invasion', 'ragnarok', 'sacrifice'] as const;
export type BloodRageCause = (typeof CAUSES)[number];

type YesNo = 'yes' | 'no';

type AgeEvent =
  | { readonly event: 'first-player-chosen'; readonly seat: Seat }
  | { readonly event: 'age-began'; readonly age: number; readonly doomed: ProvinceId }
  | { readonly event: 'phase-began'; readonly phase: BloodRagePhase }
  | { readonly event: 'god-placed'; readonly god: GodId; readonly province: ProvinceId }
  | { readonly event: 'cards-dealt'; readonly each: number }
  | ({ readonly event: 'cards-received' } & OfCards)
  | { readonly event: 'packs-passed'; readonly left: number }
  | { readonly event: 'hands-ready'; readonly each: number }
  | { readonly event: 'rage-set'; readonly seat: Seat; readonly rage: number }
  | { readonly event: 'hand-discarded'; readonly seat: Seat; readonly discarded: number; readonly kept: number }
  | ({ readonly event: 'quest-revealed'; readonly seat: Seat; readonly fulfilled: YesNo } & OfCard)
  | { readonly event: 'province-destroyed'; readonly province: ProvinceId; readonly age: number }
  | { readonly event: 'doom-moved'; readonly province: ProvinceId }
  | { readonly event: 'figures-released'; readonly seat: Seat; readonly count: number; readonly figures: readonly FigureKind[] }
  | { readonly event: 'age-ended'; readonly age: number; readonly seat: Seat }
  | {
      readonly event: 'clan-scored';
      readonly seat: Seat;
      readonly legends: number;
      readonly conquest: number;
      readonly glory: number;
    }
  | { readonly event: 'game-ended'; readonly winners: readonly Seat[]; readonly glory: number };

type TurnEvent =
  | { readonly event: 'passed'; readonly seat: Seat; readonly lost: number }
  | {
      readonly event: 'figure-invaded';
      readonly seat: Seat;
      readonly figure: FigureKind;
      readonly from: 'reserve' | 'valhalla';
      readonly to: BoardPlace;
      readonly cost: number;
      readonly rage: number;
    }
  /** BR-29.9: a mystic attacked a figure to take its village. */
  | {
      readonly event: 'village-stormed';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly figure: FigureKind;
      readonly province: ProvinceId;
      readonly taken: YesNo;
    }
  | {
      readonly event: 'figures-marched';
      readonly seat: Seat;
      readonly from: ProvinceId;
      readonly to: ProvinceId;
      readonly figures: readonly FigureKind[];
      readonly count: number;
      readonly rage: number;
    }
  | ({
      readonly event: 'upgrade-played';
      readonly seat: Seat;
      readonly slot: number;
      /** The card that lay in the slot and has left the game (BR-12.2). */
      readonly replaced: BloodRageCardId | null;
      readonly cost: number;
      readonly rage: number;
    } & OfCard)
  | ({ readonly event: 'upgrade-replaced'; readonly seat: Seat; readonly slot: number } & OfCard)
  | { readonly event: 'monster-gained'; readonly seat: Seat; readonly figure: BloodRageMonsterId }
  | { readonly event: 'monster-removed'; readonly seat: Seat; readonly figure: BloodRageMonsterId }
  | { readonly event: 'mystic-gained'; readonly seat: Seat; readonly mystics: number }
  | { readonly event: 'quest-committed'; readonly seat: Seat; readonly quests: number };

type PillageEvent =
  | ({
      readonly event: 'pillage-declared';
      readonly token: TokenId;
      readonly again: YesNo;
      readonly cost: number;
      /** `yes`: starts after the pillage under way (BR-16.15). */
      readonly waits: YesNo;
    } & InProvince)
  | ({ readonly event: 'figure-joined'; readonly figure: FigureKind; readonly from: ProvinceId } & InProvince)
  | ({ readonly event: 'call-declined' } & InProvince)
  | ({ readonly event: 'province-pillaged'; readonly token: TokenId } & InProvince)
  | ({ readonly event: 'pillage-ended'; readonly outcome: 'unopposed' | 'won' | 'lost' | 'dropped' } & InProvince)
  | { readonly event: 'leader-moved'; readonly seat: Seat; readonly from: ProvinceId; readonly to: ProvinceId }
  | { readonly event: 'god-moved'; readonly seat: Seat; readonly god: GodId; readonly from: ProvinceId; readonly to: ProvinceId }
  | { readonly event: 'god-worked'; readonly god: GodId; readonly province: ProvinceId };

type BattleEvent =
  | { readonly event: 'battle-began'; readonly pillager: Seat; readonly province: ProvinceId; readonly seats: readonly Seat[] }
  | ({ readonly event: 'card-revealed'; readonly seat: Seat; readonly bonus: number } & OfCard)
  | ({ readonly event: 'quest-valued'; readonly seat: Seat; readonly bonus: number } & OfCard)
  | ({ readonly event: 'text-cancelled'; readonly seat: Seat; readonly rival: Seat } & OfCard)
  | ({ readonly event: 'card-added'; readonly seat: Seat; readonly bonus: number } & OfCard)
  | { readonly event: 'adding-declined'; readonly seat: Seat }
  | { readonly event: 'figure-spared'; readonly seat: Seat; readonly figure: FigureKind; readonly place: BoardPlace }
  | {
      readonly event: 'battle-decided';
      readonly province: ProvinceId;
      /** Empty after a tie. */
      readonly winners: readonly Seat[];
      readonly seats: readonly Seat[];
      readonly totals: readonly number[];
      readonly tie: YesNo;
    }
  | ({ readonly event: 'cards-taken-back'; readonly seat: Seat } & OfCards)
  | ({ readonly event: 'cards-bought-back'; readonly seat: Seat; readonly cost: number; readonly rage: number } & OfCards)
  | ({ readonly event: 'cards-stolen'; readonly seat: Seat; readonly rival: Seat } & OfCards)
  | ({ readonly event: 'cards-discarded'; readonly seat: Seat } & OfCards);

type EffectEvent =
  /** The text of a card in play took effect. */
  | { readonly event: 'card-worked'; readonly seat: Seat; readonly name: CardName }
  | {
      readonly event: 'figures-destroyed';
      readonly seat: Seat;
      readonly figures: readonly FigureKind[];
      readonly places: readonly BoardPlace[];
      readonly count: number;
      readonly cause: BloodRageCause;
    }
  | {
      readonly event: 'figure-retreated';
      readonly seat: Seat;
      readonly figure: FigureKind;
      readonly from: BoardPlace;
      readonly to: ProvinceId;
    }
  | {
      readonly event: 'figures-protected';
      readonly seat: Seat;
      readonly figures: readonly FigureKind[];
      readonly places: readonly BoardPlace[];
      readonly count: number;
      readonly rage: number;
    }
  | { readonly event: 'glory-gained'; readonly seat: Seat; readonly gained: number; readonly glory: number; readonly origin: Origin }
  | { readonly event: 'glory-lost'; readonly seat: Seat; readonly lost: number; readonly glory: number; readonly origin: Origin }
  | { readonly event: 'rage-gained'; readonly seat: Seat; readonly gained: number; readonly rage: number; readonly origin: Origin }
  | { readonly event: 'rage-lost'; readonly seat: Seat; readonly lost: number; readonly rage: number; readonly origin: Origin }
  | {
      readonly event: 'stat-raised';
      readonly seat: Seat;
      readonly stat: StatId;
      readonly step: number;
      readonly value: number;
      readonly origin: Origin;
    };

export type BloodRageEvent = AgeEvent | TurnEvent | PillageEvent | BattleEvent | EffectEvent;
