/** The ids of Lords of Ragnarok; the content file uses the same ones. */
import { EXTRA_ARTIFACTS, EXTRA_GODS, EXTRA_REALMS, SEA_MONSTERS } from './expansions/ids.ts';

export const SIDES = ['small', 'large'] as const;
export type MapSide = (typeof SIDES)[number];

export const ATTRIBUTES = ['MIGHT', 'WISDOM', 'AUTHORITY'] as const;
export type AttributeId = (typeof ATTRIBUTES)[number];

export const RUNES = ['THURISAZ', 'ANSUZ', 'FEHU'] as const;
export type RuneId = (typeof RUNES)[number];

/** With the gods of the expansion (LR-50.1); a table names those in play. */
export const MONUMENTS = ['thor', 'odin', 'freyja', ...EXTRA_GODS] as const;
export type MonumentId = (typeof MONUMENTS)[number];

/** LR-2.6: clockwise from the first; then the additional ones (LR-50.3). */
export const REALMS = ['muspelheim', 'svartalfheim', 'niflheim', 'vanaheim', 'alfheim', 'jotunheim', ...EXTRA_REALMS] as const;
export type RealmId = (typeof REALMS)[number];

export const WHEEL_ACTIONS = ['MOBILIZE', 'REINFORCE', 'BUILD_TEMPLE', 'MONSTERS', 'USURP', 'PREPARE'] as const;
export type WheelAction = (typeof WHEEL_ACTIONS)[number];

/** The wheel's spaces and its centre (LR-9.1). */
export const SPECIAL_ACTIONS = [...WHEEL_ACTIONS, 'BUILD_MONUMENT'] as const;
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number];

export const HUMAN_RUNE_ACTIONS = [
  'CONTROL_MONSTER',
  'MAKE_ALLIANCE',
  'DRAW_COMBAT_CARD',
  'ACTIVATE_ARMY',
  'ACTIVATE_MONSTER',
  'INCREASE_ATTRIBUTE',
] as const;
export type HumanRuneAction = (typeof HUMAN_RUNE_ACTIONS)[number];

export const PROPHET_RUNE_ACTIONS = [
  'CONTROL_MONSTER',
  'MAKE_ALLIANCE',
  'STRENGTHEN_ARMY',
  'ACTIVATE_MONSTER',
  'DRAW_COMBAT_CARDS',
  'INCREASE_ATTRIBUTE',
  'RECRUIT_ARMY',
] as const;
export type ProphetRuneAction = (typeof PROPHET_RUNE_ACTIONS)[number];

export const HEROES = ['ragnar', 'aslaug', 'snorri', 'lagertha', 'beowulf', 'hervor'] as const;
export type HeroId = (typeof HEROES)[number];

/** The divine parent of a hero; the ids differ from the monuments of the same gods. */
export const HERITAGES = [
  'heritage-odin',
  'heritage-thor',
  'heritage-freyja',
  'heritage-tyr',
  'heritage-baldur',
  'heritage-njord',
] as const;
export type HeritageId = (typeof HERITAGES)[number];

export const LANDS = ['halogaland', 'trondelag', 'svealand', 'gotaland', 'jutland', 'vestland'] as const;
export type LandId = (typeof LANDS)[number];

export const SEAS = [
  'sea-l1',
  'sea-l2',
  'sea-l3',
  'sea-l4',
  'sea-l5',
  'sea-l6',
  'sea-l7',
  'sea-s1',
  'sea-s2',
  'sea-s3',
  'sea-s4',
  'sea-s5',
  'sea-s6',
  'sea-s7',
] as const;
export type SeaId = (typeof SEAS)[number];

export const WOUND_SYMBOLS = ['AXE', 'SWORD', 'SPEAR', 'BOW', 'SHIELD'] as const;

/** The different combat cards; copies are interchangeable. */
export const COMBAT_CARDS = [
  'shield-wall',
  'hold-the-ford',
  'iron-boss',
  'turf-rampart',
  'berserk-fury',
  'hewing-blow',
  'split-shields',
  'bearded-axe',
  'sword-song',
  'feint',
  'jarls-challenge',
  'blood-feud',
  'spear-cast',
  'boar-snout',
  'reserve-line',
  'arrow-storm',
  'ambush',
  'ordered-withdrawal',
] as const;
export type LordsCardId = (typeof COMBAT_CARDS)[number];

/** The effects of combat cards (LR-10.8); each has a file below combat/. */
export const CARD_EFFECTS = [
  'ADD_OWN_ATTRIBUTE',
  'DRAW',
  'IF_ATTACKER_PLUS',
  'IF_BATTLE_VALUE_LOWER_PLUS',
  'IF_DEFENDER_IN_SETTLEMENT_PLUS',
  'IF_DEFENDER_PLUS',
  'IF_HERO_IN_OR_ADJACENT_PLUS',
  'IF_LOSER_NO_LOSSES',
  'IF_MORE_ARMIES_PLUS',
  'OPPONENT_DISCARDS_RANDOM',
  'OPPONENT_LOSSES_PLUS',
  'OWN_LOSSES_MINUS',
] as const;
export type CardEffectCode = (typeof CARD_EFFECTS)[number];

/** The different monster attack cards. */
export const ATTACK_CARDS = [
  'claw-swipe',
  'savage-bite',
  'crushing-blow',
  'roar',
  'tail-sweep',
  'break-away',
  'frenzy',
  'regrow',
  'pounce',
] as const;
export type AttackId = (typeof ATTACK_CARDS)[number];

export const MONSTERS = ['draugr', 'nidhogg', 'garm', 'hraesvelgr', 'jotunn', 'troll', 'loki', ...SEA_MONSTERS, 'nagfar'] as const;
export type LordsMonsterId = (typeof MONSTERS)[number];

export const ARTIFACTS = [
  'barrow-blade',
  'dragon-heart',
  'gleipnir-chain',
  'wind-feather',
  'frost-horn',
  'troll-hoard',
  ...EXTRA_ARTIFACTS,
] as const;
export type ArtifactId = (typeof ARTIFACTS)[number];

/** When an artifact may be exhausted (LR-12.4). */
export const ARTIFACT_TIMINGS = ['BATTLE_BEFORE_CARDS', 'OWN_TURN_ANY_STEP', 'RUNE_STEP', 'HERO_STEP', 'MANEUVER_STEP'] as const;
export type ArtifactTiming = (typeof ARTIFACT_TIMINGS)[number];

export const WOUND_REWARDS = ['RUNE', 'CARDS', 'PRIEST', 'BLESSING', 'ATTRIBUTE'] as const;
export type WoundReward = (typeof WOUND_REWARDS)[number];

export const BLESSINGS = [
  'bl-t1',
  'bl-t2',
  'bl-t3',
  'bl-t4',
  'bl-t5',
  'bl-t6',
  'bl-t7',
  'bl-t8',
  'bl-o1',
  'bl-o2',
  'bl-o3',
  'bl-o4',
  'bl-o5',
  'bl-o6',
  'bl-o7',
  'bl-o8',
  'bl-f1',
  'bl-f2',
  'bl-f3',
  'bl-f4',
  'bl-f5',
  'bl-f6',
  'bl-f7',
  'bl-f8',
] as const;
export type BlessingId = (typeof BLESSINGS)[number];

/** The points at which the rules check for blessings (LR-12.6). */
export const BLESSING_HOOKS = [
  'ARMY_DESTROYED_IN_LOST_BATTLE',
  'BATTLE_VALUE',
  'DRAKKAR_MOVE',
  'FIRST_BATTLE_CARD',
  'FORGE_RANGE',
  'FORGE_RUNE',
  'GOD_BONUS',
  'HAND_LIMIT',
  'HERO_MOVE',
  'HUNT_RESPONSE',
  'HUNT_START',
  'LOSSES',
  'PREPARE',
  'RECRUIT',
  'REINFORCE',
  'REWARD_FIELD_COVERED',
  'RUNE_COST',
  'RUNE_LIMIT',
  'RUNE_SYMBOLS',
  'SETTLEMENT_REQUIREMENT',
  'TURN_START',
  'USURP',
] as const;
export type BlessingHook = (typeof BLESSING_HOOKS)[number];

/** The side on which a blessing works. */
export const BLESSING_SIDES = ['ATTACKER', 'DEFENDER', 'WON_AS_ATTACKER'] as const;
export type BlessingSide = (typeof BLESSING_SIDES)[number];

export const OMENS = ['omen-monument', 'omen-slayer', 'omen-land', 'omen-temple', 'omen-realm'] as const;
export type OmenId = (typeof OMENS)[number];

/** The action cards of the prophets. */
export const ACTION_CARDS = [
  'pa-A1',
  'pa-A2',
  'pa-A3',
  'pa-A4',
  'pa-A5',
  'pa-A6',
  'pa-B1',
  'pa-B2',
  'pa-B3',
  'pa-B4',
  'pa-B5',
  'pa-B6',
  'pa-C1',
  'pa-C2',
  'pa-C3',
  'pa-C4',
  'pa-C5',
  'pa-C6',
  'pa-H-ragnar-1',
  'pa-H-ragnar-2',
  'pa-H-lagertha-1',
  'pa-H-lagertha-2',
  'pa-H-aslaug-1',
  'pa-H-aslaug-2',
  'pa-H-snorri-1',
  'pa-H-snorri-2',
  'pa-H-beowulf-1',
  'pa-H-beowulf-2',
  'pa-H-hervor-1',
  'pa-H-hervor-2',
  'pa-I-jarl-1',
  'pa-I-jarl-2',
  'pa-I-jarl-3',
  'pa-I-jarl-4',
  'pa-I-jarl-5',
  'pa-I-jarl-6',
  'pa-I-jarl-7',
  'pa-I-jarl-8',
  'pa-I-jarl-9',
  'pa-I-godi-1',
  'pa-I-godi-2',
  'pa-I-godi-3',
  'pa-I-godi-4',
  'pa-I-godi-5',
  'pa-I-godi-6',
  'pa-I-godi-7',
  'pa-I-godi-8',
  'pa-I-godi-9',
  'pa-I-slayer-1',
  'pa-I-slayer-2',
  'pa-I-slayer-3',
  'pa-I-slayer-4',
  'pa-I-slayer-5',
  'pa-I-slayer-6',
  'pa-I-slayer-7',
  'pa-I-slayer-8',
  'pa-I-slayer-9',
] as const;
export type ActionCardId = (typeof ACTION_CARDS)[number];

export const CHALLENGES = ['ch-1', 'ch-2', 'ch-3', 'ch-4', 'ch-5', 'ch-6'] as const;
export type ChallengeId = (typeof CHALLENGES)[number];

/** LR-28: a prophet's first criterion for a target. */
export const TARGET_ORDERS = ['TEMPLE', 'HUMAN', 'LAND'] as const;

export const TIE_BREAKS = ['MIN', 'MAX'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** The ways a match ends; `cap` is the safety stop of LR-55.6. */
const VICTORIES = ['jarl', 'godi', 'slayer', 'ragnarok', 'surtur', 'cap'] as const;
export type Victory = (typeof VICTORIES)[number];

export const MONSTER_FACES = ['AREA_ATTACK', 'MOVE', 'CHOICE'] as const;
export type MonsterFace = (typeof MONSTER_FACES)[number];

/** LR-14.8: prophets are named after the hero whose corrupted board they have. */
export const PROPHETS = [
  'prophet-ragnar',
  'prophet-aslaug',
  'prophet-snorri',
  'prophet-lagertha',
  'prophet-beowulf',
  'prophet-hervor',
] as const;
export type ProphetId = (typeof PROPHETS)[number];

/** The basic sets of action cards (LR-20.9). */
export const BASIC_SETS = ['A', 'B', 'C'] as const;
export type BasicSet = (typeof BASIC_SETS)[number];

/** The steps of a turn (LR-4.1, LR-22.2), and the times before and after all turns. */
export type TurnStep = 'set-up' | 'prayer' | 'hero' | 'runes' | 'maneuver' | 'action' | 'bonus' | 'over';
