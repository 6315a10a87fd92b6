/** Blood Rage, by Eric M. Lang: Viking clans fight for glory while Ragnarök swallows the world. */
import { named, withChecks } from '../../kernel/index.ts';
import editions from '../editions.json' with { type: 'json' };
import { contentCheck } from './content/content-check.ts';
import { invariants } from './invariants.ts';
import { naming } from './naming.ts';
import { projection } from './project.ts';
import { rules } from './rules.ts';

export * from './card-ids.ts';
export { type BloodRageCard, cardOf, isCard, isQuest, isShip, isUpgrade, monsterOf, monsterOn, nameOf } from './content/cards.ts';
export {
  content,
  gloryOfRagnarok,
  isProvince,
  LAST_AGE,
  LAST_STEP,
  MOST_PLAYERS,
  MOST_RAGE,
  province,
  rewardOf,
  SLOTS,
  statValue,
  supportedBy,
} from './content/content.ts';
export type { Reward } from './content/schema.ts';
export type { BloodRageDecisions } from './decisions.ts';
export type { BloodRageEvent } from './events.ts';
export type { Adding } from './flow/battle/after-reveal.ts';
export type { Joining } from './flow/battle/call-to-battle.ts';
export type { FreeInvasion, Target } from './flow/turn/invade.ts';
export type { TurnAction } from './flow/turn/turn-actions.ts';
export { upgradeCost } from './flow/turn/upgrade.ts';
export * from './ids.ts';
export { project } from './project.ts';
export type { BloodRage, BloodRageBattleSide, BloodRageHand, BloodRageTable, Clan, ClanFigure, Pillage, PlayedCard } from './state.ts';
export { hornsAllow, isInArea, onBoard } from './table/figures.ts';
export type { NamedFigure } from './table/named-figures.ts';
export { hasMostStrength, invadeCost, strengthIn } from './table/strength.ts';

export const bloodRage = withChecks(named(rules, editions['blood-rage']), { invariants, projection, naming, content: contentCheck });
