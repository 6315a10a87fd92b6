/** The content of Lords of Ragnarok, checked once at load and laid out for quick lookup. No rule holds a number of its own. */
import { must } from '../../../kernel/index.ts';
import type {
  ActionCardId,
  ArtifactId,
  AttackId,
  AttributeId,
  BlessingId,
  CardId,
  ChallengeId,
  HeritageId,
  HeroId,
  HumanRuneAction,
  MonsterId,
  MonumentId,
  ProphetRuneAction,
  RealmId,
  RuneId,
  WheelAction,
} from '../ids.ts';
import data from './lords-of-ragnarok.content.json' with { type: 'json' };
import {
  type ActionCard,
  type AttackCard,
  type Blessing,
  type CombatCard,
  type CorruptedBoard,
  contentSchema,
  type Heritage,
  type Monster,
} from './schema.ts';

export type { ActionCard, AttackCard, CorruptedBoard, Monster } from './schema.ts';

export const content = contentSchema.parse(data);
export const NUMBERS = content.constants;

/** Finds rows by their id. */
function finder<K, T>(kind: string, rows: readonly T[], idOf: (row: T) => K): (id: K) => T {
  const map = new Map<K, T>(rows.map((row) => [idOf(row), row]));
  return (id) => must(map.get(id), `${kind} ${String(id)}`);
}

export const cardOf: (id: CardId) => CombatCard = finder('combat card', content.combatCards, ({ type }) => type);
export const attackOf: (id: AttackId) => AttackCard = finder('attack card', content.monsterAttackCards, ({ type }) => type);
export const monsterOf: (id: MonsterId) => Monster = finder('monster', [...content.monsters, content.loki], ({ id }) => id);
export const blessingOf: (id: BlessingId) => Blessing = finder('blessing', content.blessings, ({ id }) => id);
export const artifactOf: (id: ArtifactId) => (typeof content.artifacts)[number] = finder('artifact', content.artifacts, ({ id }) => id);
export const actionCardOf: (id: ActionCardId) => ActionCard = finder('action card', content.prophetActionCards, ({ id }) => id);
export const boardOf: (hero: HeroId) => CorruptedBoard = finder('board', content.corruptedHeroBoards, ({ hero }) => hero);
export const heritageOf: (id: HeritageId) => Heritage = finder('heritage', content.heritage, ({ id }) => id);
export const challengeOf: (id: ChallengeId) => (typeof content.challengeCards)[number] = finder(
  'challenge',
  content.challengeCards,
  ({ id }) => id,
);
export const monumentOf: (id: MonumentId) => (typeof content.monuments)[number] = finder('monument', content.monuments, ({ id }) => id);
export const realmOf: (id: RealmId) => (typeof content.realms)[number] = finder('realm', content.realms, ({ id }) => id);

const attributeOf = finder('attribute', content.attributes, ({ id }: { id: AttributeId }) => id);

export function monumentFor(attribute: AttributeId): MonumentId {
  return attributeOf(attribute).monument;
}

export function runeOf(attribute: AttributeId): RuneId {
  return attributeOf(attribute).rune;
}

const spaces = new Map<WheelAction, RealmId>(content.actionWheel.spaces.map(({ id, triggersRealm }) => [id, triggersRealm]));

/** LR-9.1: the realm of a wheel space. */
export function realmTriggeredBy(action: WheelAction): RealmId {
  return must(spaces.get(action), action);
}

const humanCosts = new Map<HumanRuneAction, number>(content.humanRuneActions.map(({ id, cost }) => [id, cost]));
const prophetCosts = new Map<ProphetRuneAction, number>(content.prophetRuneActions.map(({ id, cost }) => [id, cost]));

export function costOf(action: HumanRuneAction): number {
  return must(humanCosts.get(action), action);
}

export function prophetCostOf(action: ProphetRuneAction): number {
  return must(prophetCosts.get(action), action);
}

/** Every copy of every combat card, in the order of the content file. */
export const ALL_COMBAT_CARDS: readonly CardId[] = content.combatCards.map(({ type }) => type);
export const ALL_ATTACK_CARDS: readonly AttackId[] = content.monsterAttackCards.map(({ type }) => type);

/** LR-5.4: the amount of the god bonus at each level. */
export function godBonus(monument: MonumentId, level: number): number {
  return must(
    monumentOf(monument).levels.find((row) => row.level === level),
    `level ${level} of ${monument}`,
  ).bonus;
}
