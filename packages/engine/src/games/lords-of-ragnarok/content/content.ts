/** Loads and checks the content of Lords of Ragnarok once and indexes it. Rules hold no numbers. */
import { required } from '../../../kernel/index.ts';
import type {
  ActionCardId,
  ArtifactId,
  AttackId,
  AttributeId,
  BlessingId,
  ChallengeId,
  HeritageId,
  HeroId,
  HumanRuneAction,
  LordsCardId,
  LordsMonsterId,
  MonumentId,
  ProphetRuneAction,
  RealmId,
  RuneId,
  WheelAction,
} from '../ids.ts';
import { content } from './checked.ts';
import type { AttackCard, Blessing, CombatCard, CorruptedBoard, Heritage, LordsActionCard, LordsMonster } from './schema.ts';

export type { AttackCard, CorruptedBoard, LordsActionCard, LordsMonster } from './schema.ts';

export { content };
export const NUMBERS = content.constants;
/** LR-50: what the expansions add. */
export const EXPANSIONS = content.expansions;

/** Finds rows by their id. */
function finder<K, T>(kind: string, rows: readonly T[], idOf: (row: T) => K): (id: K) => T {
  const map = new Map<K, T>(rows.map((row) => [idOf(row), row]));
  return (id) => required(map.get(id), `${kind} ${String(id)}`);
}

export const cardOf: (id: LordsCardId) => CombatCard = finder('combat card', content.combatCards, ({ id }) => id);
export const attackOf: (id: AttackId) => AttackCard = finder('attack card', content.monsterAttackCards, ({ id }) => id);
export const monsterOf: (id: LordsMonsterId) => LordsMonster = finder(
  'monster',
  [...content.monsters, content.loki, ...EXPANSIONS.monsters],
  ({ id }) => id,
);
export const blessingOf: (id: BlessingId) => Blessing = finder('blessing', content.blessings, ({ id }) => id);
export const artifactOf: (id: ArtifactId) => (typeof content.artifacts)[number] = finder(
  'artifact',
  [...content.artifacts, ...EXPANSIONS.artifacts],
  ({ id }) => id,
);
export const actionCardOf: (id: ActionCardId) => LordsActionCard = finder('action card', content.prophetActionCards, ({ id }) => id);
export const boardOf: (hero: HeroId) => CorruptedBoard = finder('board', content.corruptedHeroBoards, ({ hero }) => hero);
export const heritageOf: (id: HeritageId) => Heritage = finder('heritage', content.heritage, ({ id }) => id);
export const challengeOf: (id: ChallengeId) => (typeof content.challengeCards)[number] = finder(
  'challenge',
  content.challengeCards,
  ({ id }) => id,
);
export const monumentOf: (id: MonumentId) => (typeof content.monuments)[number] = finder(
  'monument',
  [...content.monuments, ...EXPANSIONS.monuments],
  ({ id }) => id,
);
export const realmOf: (id: RealmId) => (typeof content.realms)[number] = finder(
  'realm',
  [...content.realms, ...EXPANSIONS.realms],
  ({ id }) => id,
);

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
  return required(spaces.get(action), action);
}

const humanCosts = new Map<HumanRuneAction, number>(content.humanRuneActions.map(({ id, cost }) => [id, cost]));
const prophetCosts = new Map<ProphetRuneAction, number>(content.prophetRuneActions.map(({ id, cost }) => [id, cost]));

export function costOf(action: HumanRuneAction): number {
  return required(humanCosts.get(action), action);
}

export function prophetCostOf(action: ProphetRuneAction): number {
  return required(prophetCosts.get(action), action);
}

/** Every copy of every card, in the order of the content file. */
export const ALL_COMBAT_CARDS: readonly LordsCardId[] = copiesOf(content.combatCards);
export const ALL_ATTACK_CARDS: readonly AttackId[] = copiesOf(content.monsterAttackCards);

function copiesOf<T>(cards: readonly { readonly id: T; readonly copies: number }[]): readonly T[] {
  return cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
}

/** LR-5.4: the amount of the god bonus at each level. */
export function godBonus(monument: MonumentId, level: number): number {
  return required(
    monumentOf(monument).levels.find((row) => row.level === level),
    `level ${level} of ${monument}`,
  ).bonus;
}
