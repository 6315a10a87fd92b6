/** Lords of Ragnarok, by Adam Kwapiński, with the prophets of Surtur by Dávid Turczi: heroes, armies and monsters round the world tree. */
import { named, withChecks } from '../../kernel/index.ts';
import editions from '../editions.json' with { type: 'json' };
import { contentCheck } from './content/content-check.ts';
import { invariants } from './invariants.ts';
import { projection } from './project.ts';
import { rules } from './rules.ts';

export { canConquer } from './automa/conquest.ts';
export { automataOf, isLordsTable } from './automata.ts';
export {
  type AttackCard,
  actionCardOf,
  artifactOf,
  attackOf,
  blessingOf,
  boardOf,
  type CorruptedBoard,
  cardOf,
  content,
  costOf,
  godBonus,
  heritageOf,
  type LordsActionCard,
  type LordsMonster,
  monsterOf,
  monumentOf,
  NUMBERS,
  prophetCostOf,
  realmOf,
  realmTriggeredBy,
} from './content/content.ts';
export { type GameMap, landOf, mapOf, neighbours, realmsAt, regionOf, seaOf } from './content/map.ts';
export type { LordsDecisions } from './decisions.ts';
export type { Candidate, ChoiceAbout, ChoiceKey, LordsEvent, SettledBy } from './events.ts';
export { realmsIn, realmsNear, realmsTriggeredBy } from './expansions/realms.ts';
export { isBoss, regionsTouched } from './expansions/seas.ts';
export { isFulfilled } from './flow/actions/monument.ts';
export { usurpProblem } from './flow/actions/usurp.ts';
export { opponentAt } from './flow/armies/enter.ts';
export { baseValue } from './flow/battle/battle.ts';
export * from './ids.ts';
export { project } from './project.ts';
export type * from './state.ts';
export { effective } from './table/attributes.ts';
export { handLimit } from './table/cards.ts';
export { preyOf } from './table/monsters.ts';
export { levelOf, monumentsIn } from './table/monuments.ts';
export {
  armiesAt,
  completeLands,
  controller,
  controls,
  human,
  isHuman,
  isProphet,
  person,
  prophet,
  regionsOf,
  slainBy,
  strengthAt,
  templesOf,
  wheelRegionsOf,
} from './table/parties.ts';
export { countRunes, runeLimit } from './table/runes.ts';
export { omensSuffice, ragnarokRanking, ragnarokScore } from './table/victory.ts';
export { armySteps } from './table/ways.ts';

export const lordsOfRagnarok = withChecks(named(rules, editions['lords-of-ragnarok']), { invariants, projection, content: contentCheck });
