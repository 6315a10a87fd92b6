/** The state of Valda: what lies open (VA-19.1), what one player alone knows (VA-19.2), and what nobody sees (VA-19.4). */
import type { GameTypes, Seat } from '../../kernel/index.ts';
import type { ValdaEvent } from './events.ts';
import type { BaseDeck, CardId, DeckId, DieColour, Phase, Realm, Resource, WeaponEffectId } from './ids.ts';

export interface Valda extends GameTypes {
  table: ValdaTable;
  hand: ValdaHand;
  box: ValdaBox;
  event: ValdaEvent;
}

export type Purse = Record<Resource, number>;

export interface ValdaTable {
  /** The variant "race to divinity" (VA-17.3), and who has won it. */
  race: boolean;
  champion: Seat | null;
  round: number;
  start: Seat;
  active: Seat;
  phase: Phase;
  turn: TurnRecord;
  players: Player[];
  supply: Purse;
  /** How many cards each deck holds. */
  decks: Record<DeckId, number>;
  piles: Record<BaseDeck, CardId[]>;
  /** Divine weapons that have left the game. */
  removed: CardId[];
  /** The action card whose effect is under way (VA-4.16). */
  playing: CardId | null;
  loans: Loan[];
  roll: Roll | null;
  attack: Attack | null;
  /** VA-16.1: where the weapon of each god may be, by public record. */
  weapons: Record<Realm, Whereabouts[]>;
  /** What everybody knows of cards that lie hidden. */
  clues: Clue[];
  /** God cards that a reshuffle has put into the base decks and nobody has seen since. */
  recycled: CardId[];
}

export type Whereabouts = 'deck' | 'removed' | Seat;

/** What counts within one turn. */
export interface TurnRecord {
  actionPoints: number;
  /** The action card that Hammertime could repeat (VA-15.11). */
  lastCard: CardId | null;
  buildLimit: number;
  built: number;
  trades: number;
  /** How often each power with a limit was used in the followers phase. */
  uses: Record<string, number>;
}

export interface Player {
  followers: number;
  resources: Purse;
  mines: number;
  drills: number;
  temples: Record<Realm, number>;
  /** How many cards are hidden in the hand. */
  hand: number;
  /** The cards drawn at the start of the action phase (VA-4.11). */
  display: CardId[];
  /** From which deck each card of the hand was taken, by public record; `?` where that cannot be told. */
  origins: (DeckId | '?')[];
  /** Cards that everybody knows to be in the hand: they were open once. */
  known: CardId[];
}

/** VA-13.9: a temple that counts for the borrower until the turn ends. */
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
  card: CardId;
  /** One for the target, or one for each opponent (VA-14.7). */
  instances: Instance[];
  /** Who takes the card into the hand when all is over (VA-15.10). */
  taker: Seat | null;
}

export interface Instance {
  target: Seat;
  defence: CardId[];
  /** What Burning Blade adds. */
  bonus: number;
  /** War Horn was blown: it cannot be repelled. */
  unstoppable: boolean;
  cancelled: boolean;
}

/** A card of this kind is in one of these hands, or so far below the top of the deck. */
export interface Clue {
  card: CardId;
  seats: Seat[];
  deck?: DeckId;
  depth?: number;
}

export interface ValdaHand {
  cards: CardId[];
  /** The two cards of a god deck of which one is kept (VA-8.7). */
  looking: CardId[];
  /** What this player alone knows of hidden cards. */
  clues: Clue[];
  /** The answer to Ragnarok that waits for the others (VA-14.7, VA-20.3). */
  sealed: Defence | null;
}

interface ValdaBox {
  /** The decks, the top card last. */
  decks: Record<DeckId, CardId[]>;
}

/** The answers to an attack. */
export type Defence =
  | { readonly do: 'defend'; readonly cards: readonly CardId[] }
  | { readonly do: 'cancel' }
  | { readonly do: 'weapon'; readonly effect: WeaponEffectId };
