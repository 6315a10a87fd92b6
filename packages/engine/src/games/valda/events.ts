/** What can happen in Valda, told in the past tense with flat fields: enough to narrate and to animate. */
import type { Seat } from '../../kernel/index.ts';
import type {
  BaseDeck,
  CardId,
  DeckId,
  DieColour,
  Phase,
  Realm,
  Resource,
  ResourceBuilding,
  ResponseWindow,
  WeaponEffectId,
} from './ids.ts';

/** What brought followers or resources, or took them. */
export type Cause = CardId | WeaponEffectId | Realm | 'temple' | 'control' | 'mines' | 'action';

interface Amounts {
  readonly gold: number;
  readonly diamond: number;
  readonly blood: number;
}

export type ValdaEvent =
  | { readonly event: 'start-rolled'; readonly seat: Seat; readonly faces: readonly number[]; readonly sum: number }
  | { readonly event: 'start-player-chosen'; readonly seat: Seat }
  | { readonly event: 'cards-dealt'; readonly each: number }
  | { readonly event: 'round-began'; readonly round: number }
  | { readonly event: 'turn-began'; readonly seat: Seat; readonly round: number }
  | { readonly event: 'phase-began'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly event: 'dice-rolled';
      readonly seat: Seat;
      readonly cause: Cause;
      readonly dice: readonly DieColour[];
      readonly faces: readonly number[];
    }
  | { readonly event: 'dice-rerolled'; readonly seat: Seat; readonly dice: readonly DieColour[]; readonly faces: readonly number[] }
  | ({ readonly event: 'resources-gained'; readonly seat: Seat; readonly cause: Cause } & Amounts)
  | ({ readonly event: 'resources-stolen'; readonly seat: Seat; readonly victim: Seat; readonly card: CardId } & Amounts)
  | {
      readonly event: 'resources-traded';
      readonly seat: Seat;
      readonly give: Resource;
      readonly given: number;
      readonly take: Resource;
      readonly taken: number;
    }
  | { readonly event: 'blood-swapped'; readonly seat: Seat; readonly gold: number; readonly diamond: number; readonly blood: number }
  | { readonly event: 'followers-gained'; readonly seat: Seat; readonly count: number; readonly followers: number; readonly cause: Cause }
  /** Fewer than demanded where a safe zone holds; none at all on it. */
  | {
      readonly event: 'followers-lost';
      readonly seat: Seat;
      readonly count: number;
      readonly demanded: number;
      readonly followers: number;
      readonly cause: Cause;
    }
  | { readonly event: 'cards-shown'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly decks: readonly DeckId[] }
  | { readonly event: 'card-returned'; readonly seat: Seat; readonly card: CardId; readonly deck: DeckId }
  | { readonly event: 'cards-drawn'; readonly seat: Seat; readonly deck: DeckId; readonly count: number }
  /** For the drawer only. */
  | { readonly event: 'cards-received'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly event: 'god-cards-seen'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly realm: Realm }
  | { readonly event: 'god-card-kept'; readonly seat: Seat; readonly realm: Realm }
  | { readonly event: 'god-decks-looked-at'; readonly seat: Seat; readonly realms: readonly Realm[] }
  /** For the one who looks only: the top cards, in the order of the realms. */
  | { readonly event: 'god-tops-seen'; readonly seat: Seat; readonly realms: readonly Realm[]; readonly cards: readonly CardId[] }
  | { readonly event: 'deck-reshuffled'; readonly deck: BaseDeck; readonly cards: number }
  | { readonly event: 'card-played'; readonly seat: Seat; readonly card: CardId; readonly actionPoints: number }
  | { readonly event: 'cards-discarded'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly count: number }
  | { readonly event: 'cards-taken'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly pile: BaseDeck }
  | { readonly event: 'display-taken'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly event: 'building-raised';
      readonly seat: Seat;
      readonly building: ResourceBuilding;
      readonly count: number;
      readonly free: boolean;
    }
  | { readonly event: 'temple-built'; readonly seat: Seat; readonly realm: Realm; readonly count: number }
  | { readonly event: 'temple-moved'; readonly seat: Seat; readonly from: Realm; readonly to: Realm; readonly by: Seat }
  | { readonly event: 'temple-destroyed'; readonly seat: Seat; readonly realm: Realm; readonly by: Seat }
  | { readonly event: 'temple-borrowed'; readonly seat: Seat; readonly lender: Seat; readonly realm: Realm }
  | { readonly event: 'temple-given-back'; readonly seat: Seat; readonly lender: Seat; readonly realm: Realm }
  | { readonly event: 'control-gained'; readonly seat: Seat; readonly realm: Realm }
  | { readonly event: 'control-lost'; readonly seat: Seat; readonly realm: Realm }
  | { readonly event: 'build-limit-raised'; readonly seat: Seat; readonly limit: number }
  | { readonly event: 'attack-order-set'; readonly seat: Seat; readonly seats: readonly Seat[] }
  | { readonly event: 'attack-passed'; readonly seat: Seat }
  | {
      readonly event: 'attack-declared';
      readonly attacker: Seat;
      readonly targets: readonly Seat[];
      readonly card: CardId;
      readonly strength: number;
    }
  | { readonly event: 'attack-redirected'; readonly attacker: Seat; readonly former: Seat; readonly target: Seat; readonly card: CardId }
  | {
      readonly event: 'defence-laid';
      readonly seat: Seat;
      readonly attacker: Seat;
      readonly cards: readonly CardId[];
      readonly count: number;
    }
  | { readonly event: 'defence-taken-back'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly event: 'attack-succeeded' | 'attack-repelled';
      readonly attacker: Seat;
      readonly target: Seat;
      readonly card: CardId;
      readonly attack: number;
      readonly defence: number;
    }
  | { readonly event: 'attack-cancelled'; readonly attacker: Seat; readonly target: Seat; readonly card: CardId }
  | { readonly event: 'card-stolen'; readonly seat: Seat; readonly victim: Seat }
  /** For the thief and the victim only. */
  | { readonly event: 'stolen-card-seen'; readonly seat: Seat; readonly victim: Seat; readonly card: CardId }
  | { readonly event: 'weapon-used'; readonly seat: Seat; readonly weapon: CardId; readonly effect: WeaponEffectId }
  | { readonly event: 'window-opened'; readonly window: ResponseWindow; readonly seats: readonly Seat[] }
  | { readonly event: 'window-closed'; readonly window: ResponseWindow }
  | {
      readonly event: 'final-standing';
      readonly seat: Seat;
      readonly rank: number;
      readonly followers: number;
      readonly temples: number;
      readonly resources: number;
    }
  | { readonly event: 'game-ended'; readonly winners: readonly Seat[]; readonly followers: number };
