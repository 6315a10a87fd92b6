/** The events of Valda. Their fields are flat: clients write the log and animate the board from them alone. */
import type { Seat } from '../../kernel/index.ts';
import type {
  BaseDeck,
  DeckId,
  DieColour,
  Realm,
  Resource,
  ResourceBuilding,
  ResponseWindow,
  ValdaCardId,
  ValdaPhase,
  WeaponEffectId,
} from './ids.ts';

/** The causes of gaining or losing followers and resources. */
export type ValdaCause = ValdaCardId | WeaponEffectId | Realm | 'temple' | 'control' | 'mines' | 'action';

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
  | { readonly event: 'phase-began'; readonly seat: Seat; readonly phase: ValdaPhase }
  | {
      readonly event: 'dice-rolled';
      readonly seat: Seat;
      readonly cause: ValdaCause;
      readonly dice: readonly DieColour[];
      readonly faces: readonly number[];
    }
  | { readonly event: 'dice-rerolled'; readonly seat: Seat; readonly dice: readonly DieColour[]; readonly faces: readonly number[] }
  | ({ readonly event: 'resources-gained'; readonly seat: Seat; readonly cause: ValdaCause } & Amounts)
  | ({ readonly event: 'resources-stolen'; readonly seat: Seat; readonly victim: Seat; readonly card: ValdaCardId } & Amounts)
  | {
      readonly event: 'resources-traded';
      readonly seat: Seat;
      readonly give: Resource;
      readonly given: number;
      readonly take: Resource;
      readonly taken: number;
    }
  | { readonly event: 'blood-swapped'; readonly seat: Seat; readonly gold: number; readonly diamond: number; readonly blood: number }
  | {
      readonly event: 'followers-gained';
      readonly seat: Seat;
      readonly count: number;
      readonly followers: number;
      readonly cause: ValdaCause;
    }
  /** `count` is lower than `demanded` if a safe zone stops the loss, and 0 on its floor. */
  | {
      readonly event: 'followers-lost';
      readonly seat: Seat;
      readonly count: number;
      readonly demanded: number;
      readonly followers: number;
      readonly cause: ValdaCause;
    }
  | { readonly event: 'cards-shown'; readonly seat: Seat; readonly cards: readonly ValdaCardId[]; readonly decks: readonly DeckId[] }
  | { readonly event: 'card-returned'; readonly seat: Seat; readonly card: ValdaCardId; readonly deck: DeckId }
  | { readonly event: 'cards-drawn'; readonly seat: Seat; readonly deck: DeckId; readonly count: number }
  /** Only the drawing player receives it. */
  | { readonly event: 'cards-received'; readonly seat: Seat; readonly cards: readonly ValdaCardId[] }
  | { readonly event: 'god-cards-seen'; readonly seat: Seat; readonly cards: readonly ValdaCardId[]; readonly realm: Realm }
  | { readonly event: 'god-card-kept'; readonly seat: Seat; readonly realm: Realm }
  | { readonly event: 'god-decks-looked-at'; readonly seat: Seat; readonly realms: readonly Realm[] }
  /** Only the looking player receives it: the top cards, in the order of the realms. */
  | { readonly event: 'god-tops-seen'; readonly seat: Seat; readonly realms: readonly Realm[]; readonly cards: readonly ValdaCardId[] }
  | { readonly event: 'deck-reshuffled'; readonly deck: BaseDeck; readonly cards: number }
  | { readonly event: 'card-played'; readonly seat: Seat; readonly card: ValdaCardId; readonly actionPoints: number }
  | { readonly event: 'cards-discarded'; readonly seat: Seat; readonly cards: readonly ValdaCardId[]; readonly count: number }
  | { readonly event: 'cards-taken'; readonly seat: Seat; readonly cards: readonly ValdaCardId[]; readonly pile: BaseDeck }
  | { readonly event: 'display-taken'; readonly seat: Seat; readonly cards: readonly ValdaCardId[] }
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
      readonly card: ValdaCardId;
      readonly strength: number;
    }
  | {
      readonly event: 'attack-redirected';
      readonly attacker: Seat;
      readonly former: Seat;
      readonly target: Seat;
      readonly card: ValdaCardId;
    }
  | {
      readonly event: 'defence-laid';
      readonly seat: Seat;
      readonly attacker: Seat;
      readonly cards: readonly ValdaCardId[];
      readonly count: number;
    }
  | { readonly event: 'defence-taken-back'; readonly seat: Seat; readonly cards: readonly ValdaCardId[] }
  | {
      readonly event: 'attack-succeeded' | 'attack-repelled';
      readonly attacker: Seat;
      readonly target: Seat;
      readonly card: ValdaCardId;
      readonly attack: number;
      readonly defence: number;
    }
  | { readonly event: 'attack-cancelled'; readonly attacker: Seat; readonly target: Seat; readonly card: ValdaCardId }
  | { readonly event: 'card-stolen'; readonly seat: Seat; readonly victim: Seat }
  /** Only the thief and the victim receive it. */
  | { readonly event: 'stolen-card-seen'; readonly seat: Seat; readonly victim: Seat; readonly card: ValdaCardId }
  | { readonly event: 'weapon-used'; readonly seat: Seat; readonly weapon: ValdaCardId; readonly effect: WeaponEffectId }
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
