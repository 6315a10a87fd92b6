/** The state of Lords of Ragnarok (LR-55.2): what lies open, what one human alone knows, and what nobody sees. */
import type { GameTypes, Reader, Rules, Seat } from '../../kernel/index.ts';
import type { LordsEvent } from './events.ts';
import type {
  ActionCardId,
  ArtifactId,
  AttackId,
  AttributeId,
  BasicSet,
  BlessingId,
  CardId,
  ChallengeId,
  HeritageId,
  HeroId,
  MonsterId,
  MonumentId,
  OmenId,
  ProphetId,
  RealmId,
  RuneId,
  SeaId,
  Side,
  TurnStep,
  Victory,
  WheelAction,
} from './ids.ts';

export interface Lords extends GameTypes {
  table: Table;
  hand: Hand;
  box: Box;
  event: LordsEvent;
}

export type G = Rules<Lords>;
export type Read = Reader<Lords>;

/** A human goes by the seat, a prophet by his hero. */
export type Party = Seat | ProphetId;

export interface Table {
  side: Side;
  /** The turn order of all participants (LR-4.7). */
  order: Party[];
  round: number;
  active: Party;
  step: TurnStep;
  /** What was done or used in this turn and may be done once only. */
  used: string[];
  /** Who controls each region, by number - 1. */
  control: (Party | null)[];
  temples: number[];
  forges: Forge[];
  /** Regions with a devastation marker. */
  devastated: number[];
  /** LR-40.4: a marker was placed since the last human turn. */
  scorched: boolean;
  /** In tray order, Loki last; the slain are gone. */
  monsters: MonsterState[];
  monuments: Record<MonumentId, number>;
  /** The omens that lie face down. */
  omens: OmenId[];
  /** The markers on each space of the wheel, the topmost last. */
  wheel: Record<WheelAction, Party[]>;
  humans: Human[];
  prophets: Prophet[];
  /** LR-45.2: who holds the fate marker; null where it is not used. */
  fate: Seat | null;
  /** LR-20.15: hero and heritage are picked freely. */
  freeChoice: boolean;
  /** How many challenges are still to be drawn (LR-20.13). */
  undrawn: number;
  /** The challenge cards in force. */
  challenges: ChallengeId[];
  /** How many combat cards lie in the deck, and which lie discarded. */
  deck: number;
  discards: CardId[];
  /** How many blessings lie hidden in their deck, and which are known to lie under it. */
  blessings: number;
  under: BlessingId[];
  /** The blessings to choose from (LR-12.5). */
  revealed: BlessingId[];
  /** Regions where a battle of this MOBILIZE waits (LR-9.8). */
  pending: number[];
  /** Who may take a rune of choice, once for each entry. */
  owed: Seat[];
  battle: Battle | null;
  hunt: Hunt | null;
  /** LR-13.5: who still has a last turn. */
  last: Party[] | null;
  winner: Party | null;
  victory: Victory | null;
}

export interface Forge {
  readonly at: number;
  rune: RuneId | null;
}

export interface MonsterState {
  readonly monster: MonsterId;
  at: number;
  owner: Party | null;
  /** Whose marker covers each wound field. */
  wounds: (Party | null)[];
}

export interface Army {
  readonly army: number;
  at: number;
  strength: number;
}

/** What humans and prophets both have. */
export interface Person {
  hero: HeroId | null;
  heritage: HeritageId | null;
  /** Where the hero stands; 0 before the set-up is done. */
  at: number;
  attributes: Record<AttributeId, number>;
  runes: Record<RuneId, number>;
  /** How many combat cards are in the hand. */
  cards: number;
  /** Priests on the board, ready to be sent. */
  priests: number;
  /** The monuments where an own priest stands. */
  sent: MonumentId[];
  armies: Army[];
  allies: RealmId[];
  /** For a prophet: tucked under his board (LR-21.10). */
  blessings: BlessingId[];
  artifacts: ArtifactId[];
  slain: number;
  tokens: number;
}

export interface Human extends Person {
  sea: SeaId | null;
  injured: AttributeId[];
  exhausted: ArtifactId[];
}

export interface Prophet extends Person {
  readonly prophet: ProphetId;
  readonly set: BasicSet;
  row: ActionCardId[];
  /** The place of the chosen card in the row (LR-22.1). */
  chosen: number | null;
  /** How many cards his action deck holds, and which action cards have ever lain in the row. */
  actions: number;
  seen: ActionCardId[];
  /** How many cards lie in his battle pile. */
  pile: number;
  /** His hand as it was revealed for his last hunt (LR-30.14). */
  shown: CardId[];
}

export interface Battle {
  readonly region: number;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** Whose turn it is to play a card. */
  turn: 'attacker' | 'defender';
  winner: Party | null;
}

/** One side of a battle. */
export interface BattleSide {
  readonly party: Party;
  value: number;
  played: CardId[];
  passed: boolean;
  /** Changes of losses by card effects (LR-10.8). */
  spared: number;
  extra: number;
  unscathed: boolean;
}

export interface Hunt {
  readonly hunter: Seat;
  readonly monster: MonsterId;
  /** Attack cards that are out until the hunt ends (LR-11.12). */
  out: AttackId[];
  attack: AttackId | null;
  /** The fields that the hunter has covered in this hunt, in order. */
  covered: number[];
  reflexes: boolean;
}

export interface Hand {
  cards: CardId[];
  /** The attack cards drawn for the monster (LR-11.8). */
  attacks: AttackId[];
}

export interface Box {
  /** Combat cards by their numbers in the content, the top one last. */
  deck: number[];
  blessings: BlessingId[];
  /** In the order of the table's prophets. */
  prophets: HiddenProphet[];
}

export interface HiddenProphet {
  hand: CardId[];
  pile: CardId[];
  /** The action deck, the top card last. */
  actions: ActionCardId[];
}
