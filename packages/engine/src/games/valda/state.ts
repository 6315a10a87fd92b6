/** The state of Valda: public (VA-19.1), private to one player (VA-19.2), and hidden from all (VA-19.4). */
import type { GameTypes, Seat } from '../../kernel/index.ts';
import type { CardOrigin } from './board/origins.ts';
import type { ValdaEvent } from './events.ts';
import type { BaseDeck, DeckId, DieColour, Realm, Resource, ValdaCardId, ValdaPhase, WeaponEffectId } from './ids.ts';

export interface Valda extends GameTypes {
  table: ValdaTable;
  hand: ValdaHand;
  box: ValdaBox;
  event: ValdaEvent;
}

export type Purse = Record<Resource, number>;

export interface ValdaTable {
  /** The variant "race to divinity" (VA-17.3), and its winner. */
  race: boolean;
  champion: Seat | null;
  round: number;
  start: Seat;
  active: Seat;
  phase: ValdaPhase;
  turn: TurnRecord;
  players: ValdaPlayer[];
  supply: Purse;
  /** The number of cards in each deck. */
  decks: Record<DeckId, number>;
  piles: Record<BaseDeck, ValdaCardId[]>;
  /** The divine weapons that left the game. */
  removed: ValdaCardId[];
  /** The action card whose effect is running (VA-4.16). */
  playing: ValdaCardId | null;
  loans: Loan[];
  roll: Roll | null;
  attack: Attack | null;
  /** VA-16.1: the places where the weapon of each god may be, by public record. */
  weapons: Record<Realm, CardLocations[]>;
  /** Public knowledge about hidden cards. */
  clues: Clue[];
  /** God cards that a reshuffle put into the base decks and nobody has seen since. */
  recycled: ValdaCardId[];
}

export type CardLocations = 'deck' | 'removed' | Seat;

/** The counters of one turn. */
export interface TurnRecord {
  actionPoints: number;
  /** The action card that Hammertime can repeat (VA-15.11). */
  lastCard: ValdaCardId | null;
  buildLimit: number;
  built: number;
  trades: number;
  /** How often the player used each limited power in the followers phase. */
  uses: Record<string, number>;
}

export interface ValdaPlayer {
  followers: number;
  resources: Purse;
  mines: number;
  drills: number;
  temples: Record<Realm, number>;
  /** The number of hidden cards in hand. */
  hand: number;
  /** The cards drawn at the start of the action phase (VA-4.11). */
  display: ValdaCardId[];
  /** VA-19.7: the decks that the cards in hand came from, by public record and in no order; `?` if unknown. */
  origins: CardOrigin[];
  /** Public knowledge: these cards are in the hand, because they were face up before. */
  known: ValdaCardId[];
}

/** VA-13.9: a temple that counts for the borrower until the end of the turn. */
interface Loan {
  realm: Realm;
  lender: Seat;
}

interface Die {
  die: DieColour;
  face: number;
}

export interface Roll {
  seat: Seat;
  dice: Die[];
}

export interface Attack {
  attacker: Seat;
  card: ValdaCardId;
  /** One for the target, or one for each opponent (VA-14.7). */
  instances: Instance[];
  /** The player who takes the attack card afterwards (VA-15.10). */
  taker: Seat | null;
}

export interface Instance {
  target: Seat;
  defence: ValdaCardId[];
  /** The bonus of Burning Blade. */
  bonus: number;
  /** War Horn was used: the attack cannot be repelled. */
  unstoppable: boolean;
  cancelled: boolean;
}

/** A card of this kind is in one of these hands, or at this depth of the deck. */
export interface Clue {
  card: ValdaCardId;
  seats: Seat[];
  deck?: DeckId;
  depth?: number;
}

export interface ValdaHand {
  cards: ValdaCardId[];
  /** The two cards of a god deck, one of which the player keeps (VA-8.7). */
  looking: ValdaCardId[];
  /** This player's private knowledge about hidden cards. */
  clues: Clue[];
  /** The sealed answer to Ragnarok until all have answered (VA-14.7, VA-20.3). */
  sealed: Defence | null;
}

interface ValdaBox {
  /** The decks, the top card last. */
  decks: Record<DeckId, ValdaCardId[]>;
}

/** The answers to an attack. */
export type Defence =
  | { readonly do: 'defend'; readonly cards: readonly ValdaCardId[] }
  | { readonly do: 'cancel' }
  | { readonly do: 'weapon'; readonly effect: WeaponEffectId };
