/** The state of a match of Blood Rage (BR-34): what lies on the table, in the hands and in the box. */
import type { GameTypes, Seat } from '../../kernel/index.ts';
import type { BloodRageEvent } from './events.ts';
import type { CardId, ClanId, FigureKind, GodId, Phase, Place, ProvinceId, StatId, TokenId } from './ids.ts';

export interface BloodRage extends GameTypes {
  table: Table;
  hand: Hand;
  box: Box;
  event: BloodRageEvent;
}

/** What an effect without parameters is about. */
export type Nothing = Record<never, never>;

interface Sets {
  readonly fifthPlayer: boolean;
  readonly mystics: boolean;
  readonly gods: boolean;
  readonly draftInFirstAge: boolean;
}

export interface Table {
  sets: Sets;
  age: number;
  phase: Phase;
  /** Who has the first-player token. */
  first: Seat;
  /** Whose turn it is, in the Action phase. */
  turn: Seat | null;
  /** The pillage token of each province. */
  tokens: Record<ProvinceId, TokenId>;
  /** The provinces whose token shows its pillaged side. */
  pillaged: ProvinceId[];
  destroyed: ProvinceId[];
  /** The provinces on the Ragnarök spaces of the three Ages. */
  ragnarok: ProvinceId[];
  /** The Ragnarök tokens left over, known by elimination (BR-6.6). */
  unused: ProvinceId[];
  gods: StandingGod[];
  /** By seat. */
  clans: Clan[];
  pillage: Pillage | null;
  /** Pillages that wait for the one under way to end (BR-16.15). */
  queue: QueuedPillage[];
  /** Cards that left the game face up. */
  discard: CardId[];
}

export interface StandingGod {
  god: GodId;
  at: ProvinceId;
}

export interface Clan {
  clan: ClanId;
  rage: number;
  glory: number;
  /** The step of each stat, from 1 to 6. */
  stats: Record<StatId, number>;
  passed: boolean;
  /** The upgrades in play, by slot in the order of BR-24.3. */
  slots: (CardId | null)[];
  /** All figures that the clan has gained; a figure keeps its place in this list. */
  figures: Figure[];
  /** How many cards are in hand, in the draft packet, and committed as quests. */
  hand: number;
  pack: number;
  quests: number;
  /** Cards that everybody knows to be in the hand or among the committed quests: they lay open and were taken back. */
  known: CardId[];
  /** Cards that this clan was the first to show, in any Age. */
  shown: CardId[];
  /** From which Age on the card kept for this Age may be; null where none was kept, or where it has been seen since. */
  keptFrom: number | null;
  /** Cards known to be in hand when the clan chose what to keep, and not seen since. */
  mayHaveKept: CardId[];
}

export interface Figure {
  readonly kind: FigureKind;
  at: Place;
}

/** A figure by its owner and its place in the owner's list. */
export interface FigureRef {
  readonly seat: Seat;
  readonly figure: number;
}

export interface Pillage {
  readonly pillager: Seat;
  readonly province: ProvinceId;
  /** The god whose province it was when it began (BR-30.8). */
  readonly god: GodId | null;
  /** The participants in battle order; empty before a battle and without one. */
  sides: Side[];
  winner: Seat | null;
  /** Heimdall's Watch made everybody play afresh. */
  replay: boolean;
}

export interface Side {
  readonly seat: Seat;
  cards: PlayedCard[];
  /** Strength of figures and cards, once it is compared. */
  total: number | null;
  /** The battle dead (BR-16.6). */
  dead: FigureKind[];
  /** The Valkyrie was there when the battle began. */
  readonly valkyrie: boolean;
}

export interface PlayedCard {
  readonly card: CardId;
  /** What it adds to the strength. */
  bonus: number;
  cancelled: boolean;
  /** It still lies before its player; false once it went to a hand or to the discards. */
  lies: boolean;
}

interface QueuedPillage {
  readonly seat: Seat;
  readonly province: ProvinceId;
}

export interface Hand {
  cards: CardId[];
  /** The draft packet. */
  pack: CardId[];
  /** Committed quests. */
  quests: CardId[];
  /** Own cards that left the game unseen by the others. */
  gone: CardId[];
  /** What was taken and what was passed on, for each Age. */
  drafts: DraftRecord[];
}

/** Cards by their numbers in the content: by far the longest part of a state, were it written out. */
export interface DraftRecord {
  /** The cards taken at each pick. */
  took: number[][];
  /** What was left of the packet then. */
  passed: number[][];
}

export interface Box {
  /** The decks of the three Ages; empty once dealt. */
  decks: CardId[][];
  /** The cards of each Age that were not dealt. */
  undealt: CardId[][];
}
