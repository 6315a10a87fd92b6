/** The events of Lords of Ragnarok. Clients write the log and animate the board from them alone. */
import type {
  ActionCardId,
  ArtifactId,
  AttackId,
  AttributeId,
  BlessingId,
  ChallengeId,
  HeritageId,
  HeroId,
  LordsCardId,
  LordsMonsterId,
  MonsterFace,
  MonumentId,
  OmenId,
  ProphetId,
  ProphetRuneAction,
  RealmId,
  RuneId,
  SeaId,
  SpecialAction,
  TieBreak,
  Victory,
} from './ids.ts';
import type { Party } from './state.ts';

/** The subject of a prophet's choice. */
export type ChoiceAbout =
  | 'target'
  | 'conquering-army'
  | 'winning-target'
  | 'army-to-strengthen'
  | 'army-to-maneuver'
  | 'way-forward'
  | 'settlement'
  | 'any-region'
  | 'shrine'
  | 'rune'
  | 'monument'
  | 'sea-to-swim'
  | 'attribute'
  | 'monster-to-control'
  | 'realm'
  | 'monster-to-activate'
  | 'region-to-stomp'
  | 'region-to-approach'
  | 'monster-to-hunt'
  | 'usurped-region'
  | 'devastated-region'
  | 'supporting-army'
  | 'army-hit'
  | 'retreat';

/** The keys by which a prophet compares options. */
export type ChoiceKey =
  | 'victory'
  | 'owner'
  | 'temple'
  | 'missing'
  | 'difficulty'
  | 'defence'
  | 'strength'
  | 'strongest-army'
  | 'own'
  | 'distance'
  | 'hero-distance'
  | 'human-distance'
  | 'human-region'
  | 'human-piece'
  | 'human-neighbours'
  | 'foreign-neighbours'
  | 'wound-fields'
  | 'fields-left'
  | 'preferred'
  | 'lowest'
  | 'preference'
  | 'monument-level'
  | 'human-armies'
  | 'sea-order'
  | 'first'
  | 'clockwise';

/** What decided a choice: the last key that excluded an option, the tie-breaker of his card, or the holder of the fate marker. */
export type SettledBy = ChoiceKey | TieBreak | 'fate-marker';

/** A region or the region of an army by number; a monster, realm or attribute by name. */
export type Candidate = number | string;

export type LordsEvent =
  | { event: 'turn-began'; who: Party; round: number }
  | { event: 'prophet-entered'; who: ProphetId; region: number }
  | { event: 'challenge-set'; challenge: ChallengeId }
  | { event: 'hero-chosen'; who: Party; hero: HeroId; heritage: HeritageId }
  | { event: 'hero-placed'; who: Party; region: number }
  | { event: 'drakkar-moved'; who: Party; sea: SeaId }
  | { event: 'priest-sent'; who: Party; monument: MonumentId }
  | { event: 'priest-gained'; who: Party }
  | { event: 'attribute-raised'; who: Party; attribute: AttributeId; value: number }
  | { event: 'injury-taken'; who: Party; attribute: AttributeId }
  | { event: 'injury-healed'; who: Party; attribute: AttributeId }
  | { event: 'rune-forged'; who: Party; rune: RuneId; region: number }
  | { event: 'runes-gained'; who: Party; runes: RuneId[] }
  | { event: 'runes-paid'; who: Party; runes: RuneId[] }
  | { event: 'runes-lost'; who: Party; runes: RuneId[] }
  | { event: 'cards-drawn'; who: Party; cards: number }
  | { event: 'cards-received'; who: Party; received: LordsCardId[] }
  | { event: 'cards-discarded'; who: Party; lost: LordsCardId[] }
  | { event: 'deck-reshuffled'; cards: number }
  | { event: 'hero-moved'; who: Party; region: number }
  | { event: 'alliance-made'; who: Party; realm: RealmId }
  | { event: 'realm-triggered'; realm: RealmId }
  | { event: 'realm-bonus-taken'; who: Party; realm: RealmId }
  | { event: 'marker-placed'; who: Party; action: SpecialAction }
  | { event: 'army-recruited'; who: Party; region: number; strength: number }
  | { event: 'army-moved'; who: Party; from: number; region: number; strength: number }
  | { event: 'army-strengthened'; who: Party; region: number; strength: number }
  | { event: 'army-weakened'; who: Party; region: number; strength: number }
  | { event: 'army-destroyed'; who: Party; region: number }
  | { event: 'armies-retreated'; who: Party; from: number; region: number }
  | { event: 'region-taken'; who: Party; region: number }
  | { event: 'region-usurped'; who: Party; region: number }
  | { event: 'temple-built'; who: Party; region: number }
  | { event: 'blessings-revealed'; blessings: BlessingId[] }
  | { event: 'blessing-gained'; who: Party; blessing: BlessingId }
  | { event: 'blessing-used'; who: Party; blessing: BlessingId }
  | { event: 'artifact-gained'; who: Party; artifact: ArtifactId }
  | { event: 'artifact-used'; who: Party; artifact: ArtifactId }
  | { event: 'ability-used'; who: Party; hero: HeroId }
  | { event: 'monument-raised'; who: Party; monument: MonumentId; level: number }
  | { event: 'omen-turned'; omen: OmenId }
  | { event: 'wheel-cleared'; who: Party }
  | { event: 'forge-filled'; region: number; rune: RuneId }
  | { event: 'monsters-freed' }
  | { event: 'ragnarok-began'; who: Party }
  | { event: 'monster-controlled'; who: Party; monster: LordsMonsterId }
  | { event: 'monster-rolled'; monster: LordsMonsterId; face: MonsterFace }
  | { event: 'monster-moved'; monster: LordsMonsterId; from: number; region: number }
  | { event: 'area-attack'; monster: LordsMonsterId; region: number }
  | { event: 'battle-began'; attacker: Party; defender: Party; region: number; attack: number; defence: number }
  | { event: 'battle-card-played'; who: Party; card: LordsCardId; value: number }
  | { event: 'battle-passed'; who: Party }
  | { event: 'battle-ended'; winner: Party; loser: Party; region: number; attack: number; defence: number }
  | { event: 'hunt-began'; who: Party; monster: LordsMonsterId }
  | { event: 'monster-attacked'; monster: LordsMonsterId; attack: AttackId; value: number; counter: number }
  | { event: 'attack-answered'; who: Party; card: LordsCardId; value: number; as: 'defence' | 'counter' }
  | { event: 'wound-covered'; who: Party; monster: LordsMonsterId; field: number }
  | { event: 'wound-closed'; who: Party; monster: LordsMonsterId; field: number }
  | { event: 'hunt-ended'; who: Party; monster: LordsMonsterId }
  | { event: 'monster-slain'; who: Party; monster: LordsMonsterId }
  | { event: 'slayer-token-gained'; who: Party }
  | { event: 'devastation-cleansed'; who: Party; region: number }
  | { event: 'devastation-placed'; who: ProphetId; region: number; markers: number }
  | { event: 'devastation-spared'; who: ProphetId }
  | { event: 'die-rolled'; who: ProphetId; face: number; card: ActionCardId; tie: string }
  | { event: 'rune-action-done'; who: ProphetId; action: ProphetRuneAction }
  | { event: 'rune-actions-skipped'; who: ProphetId; actions: ProphetRuneAction[]; because: 'not-payable' | 'not-possible' }
  | { event: 'special-action-skipped'; who: ProphetId; action: SpecialAction; because: 'marker-lies-there' | 'not-possible' }
  | { event: 'hand-revealed'; who: ProphetId; hand: LordsCardId[] }
  | { event: 'bonus-missed'; who: ProphetId; card: ActionCardId }
  | { event: 'bonus-gained'; who: ProphetId; card: ActionCardId; bonus: string }
  | { event: 'action-card-drawn'; who: ProphetId; card: ActionCardId }
  | {
      /** Emitted only if there were several options. */
      event: 'prophet-chose';
      who: ProphetId;
      about: ChoiceAbout;
      rule: string;
      among: Candidate[];
      /** The keys that excluded an option, in order, each with its value for every candidate. */
      by: Partial<Record<ChoiceKey, number[]>>;
      chosen: Candidate;
      settled: SettledBy;
    }
  | { event: 'hel-called'; who: Party; victim: Party; count: number }
  | { event: 'card-fetched'; who: Party; card: LordsCardId }
  | { event: 'snekkar-launched'; who: Party; sea: SeaId; ships: number }
  | { event: 'snekkja-moved'; who: Party; from: SeaId; sea: SeaId }
  | { event: 'monster-swam'; monster: LordsMonsterId; from: SeaId; sea: SeaId }
  | { event: 'sea-attack'; monster: LordsMonsterId; sea: SeaId }
  | { event: 'fate-moved'; who: Party }
  | { event: 'fate-stayed'; who: Party }
  | { event: 'match-won'; who: Party; victory: Victory }
  | { event: 'match-lost'; victory: Victory };
