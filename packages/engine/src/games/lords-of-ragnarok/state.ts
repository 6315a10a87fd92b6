/** The state of Lords of Ragnarok (LR-55.2): public, private to one human, and hidden from all. */
import type { GameTypes, Rules, Seat } from '../../kernel/index.ts';
import type { LordsEvent } from './events.ts';
import type {
  ActionCardId,
  ArtifactId,
  AttackId,
  AttributeId,
  BasicSet,
  BlessingId,
  ChallengeId,
  HeritageId,
  HeroId,
  LordsCardId,
  LordsMonsterId,
  MapSide,
  MonumentId,
  OmenId,
  ProphetId,
  RealmId,
  RuneId,
  SeaId,
  TurnStep,
  Victory,
  WheelAction,
} from './ids.ts';

export interface Lords extends GameTypes {
  table: LordsTable;
  hand: LordsHand;
  box: LordsBox;
  event: LordsEvent;
}

export type G = Rules<Lords>;

/** A seat for a human, the hero's id for a prophet. */
export type Party = Seat | ProphetId;

export interface LordsTable {
  side: MapSide;
  /** The turn order of all participants (LR-4.7). */
  order: Party[];
  round: number;
  active: Party;
  step: TurnStep;
  /** The once-per-turn actions and effects already used. */
  used: string[];
  /** The controller of each region, by number - 1. */
  control: (Party | null)[];
  temples: number[];
  forges: Forge[];
  /** Regions with a devastation marker. */
  devastated: number[];
  /** LR-40.4: a prophet placed a marker since the last human turn. */
  scorched: boolean;
  /** In tray order, Loki last; without slain monsters. */
  monsters: MonsterState[];
  /** The level of each monument in play (LR-50.1). */
  monuments: Partial<Record<MonumentId, number>>;
  /** The additional realms, if they are in play (LR-50.3). */
  realms?: RealmId[];
  /** The face-down omens. */
  omens: OmenId[];
  /** The markers on each space of the wheel, the top one last. */
  wheel: Record<WheelAction, Party[]>;
  humans: Human[];
  prophets: Prophet[];
  /** LR-45.2: the holder of the fate marker; null if it is not in use. */
  fate: Seat | null;
  /** LR-20.15: players pick hero and heritage freely. */
  freeChoice: boolean;
  /** The number of challenges still to draw (LR-20.13). */
  undrawn: number;
  /** The challenge cards in force. */
  challenges: ChallengeId[];
  /** The number of combat cards in the deck, and the discarded cards. */
  deck: number;
  discards: LordsCardId[];
  /** The number of hidden blessings in the deck, and those known to lie under it. */
  blessings: number;
  under: BlessingId[];
  /** The blessings on offer (LR-12.5). */
  revealed: BlessingId[];
  /** Regions where a battle of this MOBILIZE waits (LR-9.8). */
  pending: number[];
  /** The humans who may take a rune of choice, one entry for each rune. */
  owed: Seat[];
  battle: Battle | null;
  hunt: Hunt | null;
  /** LR-13.5: the parties that still have a last turn. */
  last: Party[] | null;
  winner: Party | null;
  victory: Victory | null;
}

export interface Forge {
  readonly at: number;
  rune: RuneId | null;
}

export interface MonsterState {
  readonly monster: LordsMonsterId;
  /** Its region; 0 if it lives in the sea. */
  at: number;
  /** LR-50.5: the sea of a sea monster. */
  sea?: SeaId;
  owner: Party | null;
  /** The owner of the marker on each wound field. */
  wounds: (Party | null)[];
}

export interface Army {
  readonly army: number;
  at: number;
  strength: number;
}

/** The fields of humans and prophets alike. */
export interface Person {
  hero: HeroId | null;
  heritage: HeritageId | null;
  /** The hero's region; 0 before the set-up is done. */
  at: number;
  attributes: Record<AttributeId, number>;
  runes: Record<RuneId, number>;
  /** The number of combat cards in hand. */
  cards: number;
  /** The priests on the board, ready to be sent. */
  priests: number;
  /** The monuments with an own priest. */
  sent: MonumentId[];
  armies: Army[];
  allies: RealmId[];
  /** For a prophet: the cards under his board (LR-21.10). */
  blessings: BlessingId[];
  artifacts: ArtifactId[];
  slain: number;
  tokens: number;
}

export interface Human extends Person {
  sea: SeaId | null;
  /** LR-50.2: the seas of the snekkar; missing unless they are in play. */
  snekkar?: SeaId[];
  injured: AttributeId[];
  exhausted: ArtifactId[];
}

export interface Prophet extends Person {
  readonly prophet: ProphetId;
  readonly set: BasicSet;
  row: ActionCardId[];
  /** The index of the chosen card in the row (LR-22.1). */
  chosen: number | null;
  /** The number of cards in his action deck, and the action cards that have ever been in the row. */
  actions: number;
  seen: ActionCardId[];
  /** The number of cards in his battle pile. */
  pile: number;
  /** His hand as revealed for his last hunt (LR-30.14). */
  shown: LordsCardId[];
}

export interface Battle {
  readonly region: number;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** The side that plays the next card. */
  turn: 'attacker' | 'defender';
  winner: Party | null;
}

/** One side of a battle. */
export interface BattleSide {
  readonly party: Party;
  value: number;
  played: LordsCardId[];
  passed: boolean;
  /** Changes of losses by card effects (LR-10.8). */
  spared: number;
  extra: number;
  unscathed: boolean;
}

export interface Hunt {
  readonly hunter: Seat;
  readonly monster: LordsMonsterId;
  /** Attack cards that are out until the end of the hunt (LR-11.12). */
  out: AttackId[];
  attack: AttackId | null;
  /** The fields that the hunter has covered in this hunt, in order. */
  covered: number[];
  reflexes: boolean;
}

export interface LordsHand {
  cards: LordsCardId[];
  /** The attack cards in the hand of the monster side (LR-11.8). */
  attacks: AttackId[];
}

export interface LordsBox {
  /** Combat cards as their indexes in the content, the top one last. */
  deck: number[];
  blessings: BlessingId[];
  /** In the order of the table's prophets. */
  prophets: HiddenProphet[];
}

export interface HiddenProphet {
  hand: LordsCardId[];
  pile: LordsCardId[];
  /** The action deck, the top card last. */
  actions: ActionCardId[];
}
