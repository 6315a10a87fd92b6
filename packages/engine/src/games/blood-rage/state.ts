/** The state of a match of Blood Rage (BR-34): table, hands and box. */

import type { GameTypes, Seat } from '../../kernel/index.ts';
import type { BloodRageCardId } from './card-ids.ts';
import type { BloodRageEvent } from './events.ts';
import type { BloodRagePhase, ClanId, FigureKind, FigurePlace, GodId, ProvinceId, StatId, TokenId } from './ids.ts';

export interface BloodRage extends GameTypes {
  table: BloodRageTable;
  hand: BloodRageHand;
  box: BloodRageBox;
  event: BloodRageEvent;
}

/** The parameters of an effect without parameters. */
export type Nothing = Record<never, never>;

interface Sets {
  readonly fifthPlayer: boolean;
  readonly mystics: boolean;
  readonly gods: boolean;
  readonly draftInFirstAge: boolean;
}

export interface BloodRageTable {
  sets: Sets;
  age: number;
  phase: BloodRagePhase;
  /** The holder of the first-player token. */
  first: Seat;
  /** The seat on turn in the Action phase. */
  turn: Seat | null;
  /** The pillage token of each province. */
  tokens: Record<ProvinceId, TokenId>;
  /** The provinces whose token shows its pillaged side. */
  pillaged: ProvinceId[];
  destroyed: ProvinceId[];
  /** The provinces on the Ragnarök spaces of the three Ages. */
  ragnarok: ProvinceId[];
  /** The unused Ragnarök tokens, public by elimination (BR-6.6). */
  unused: ProvinceId[];
  gods: StandingGod[];
  /** By seat. */
  clans: Clan[];
  pillage: Pillage | null;
  /** Pillages that wait for the one under way (BR-16.15). */
  queue: QueuedPillage[];
  /** Pillages that failed and cost their pillager nothing, until it does something else (BR-14.11); absent while there are none. */
  vain?: QueuedPillage[];
  /** Face-up cards that left the game. */
  discard: BloodRageCardId[];
}

export interface StandingGod {
  god: GodId;
  at: ProvinceId;
}

export interface Clan {
  clan: ClanId;
  rage: number;
  glory: number;
  /** The step of each stat, 1 to 6. */
  stats: Record<StatId, number>;
  passed: boolean;
  /** The upgrades in play, by slot in the order of BR-24.3. */
  slots: (BloodRageCardId | null)[];
  /** All figures that the clan has gained; a figure's index never changes. */
  figures: ClanFigure[];
  /** The number of cards in hand, in the draft packet, and committed as quests. */
  hand: number;
  pack: number;
  quests: number;
  /** Public knowledge: these cards are in the hand or committed, because they lay open before the clan took them back. */
  known: BloodRageCardId[];
  /** The cards that this clan was the first to show, in any Age. */
  shown: BloodRageCardId[];
  /** The earliest Age of the card kept for this Age; null if the clan kept none or has shown it since. */
  keptFrom: number | null;
  /** Cards known to be in hand when the clan chose what to keep, and not seen since. */
  mayHaveKept: BloodRageCardId[];
}

export interface ClanFigure {
  readonly kind: FigureKind;
  at: FigurePlace;
}

/** A figure: its owner and its index in the owner's list. */
export interface FigureRef {
  readonly seat: Seat;
  readonly figure: number;
}

export interface Pillage {
  readonly pillager: Seat;
  readonly province: ProvinceId;
  /** The god in the province when the pillage began (BR-30.8). */
  readonly god: GodId | null;
  /** The participants in battle order; empty before a battle and without one. */
  sides: BloodRageBattleSide[];
  winner: Seat | null;
  /** True while Heimdall's Watch makes everybody play again. */
  replay: boolean;
}

export interface BloodRageBattleSide {
  readonly seat: Seat;
  cards: PlayedCard[];
  /** The strength of figures and cards; null until the comparison. */
  total: number | null;
  /** The figures that died in this battle (BR-16.6). */
  dead: FigureKind[];
  /** Whether the Valkyrie was there when the battle began. */
  readonly valkyrie: boolean;
}

export interface PlayedCard {
  readonly card: BloodRageCardId;
  /** Its contribution to the total. */
  bonus: number;
  cancelled: boolean;
  /** False once the card left the battle for a hand or the discards. */
  lies: boolean;
}

interface QueuedPillage {
  readonly seat: Seat;
  readonly province: ProvinceId;
}

export interface BloodRageHand {
  cards: BloodRageCardId[];
  /** The draft packet. */
  pack: BloodRageCardId[];
  /** Committed quests. */
  quests: BloodRageCardId[];
  /** Own cards that left the game unseen by the others. */
  gone: BloodRageCardId[];
  /** The cards taken and passed on, for each Age. */
  drafts: DraftRecord[];
}

/** Cards as their indexes in the content: written as ids they would be most of the state. */
export interface DraftRecord {
  /** The cards taken in each round. */
  took: number[][];
  /** The rest of the packet after each pick. */
  passed: number[][];
}

export interface BloodRageBox {
  /** The decks of the three Ages; empty once dealt. */
  decks: BloodRageCardId[][];
  /** The undealt cards of each Age. */
  undealt: BloodRageCardId[][];
}
