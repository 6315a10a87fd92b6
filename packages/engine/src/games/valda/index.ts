/** Valda, by Nathan Vermeulen: six rounds in which Vikings gather followers under the eyes of seven gods. */
import { named, withChecks } from '../../kernel/index.ts';
import editions from '../editions.json' with { type: 'json' };
import { contentCheck } from './content/content-check.ts';
import { invariants } from './invariants.ts';
import { naming } from './naming.ts';
import { projection } from './project.ts';
import { rules } from './rules.ts';

export { safeFloor } from './board/followers.ts';
export { controls, hasReserve, isOpen, levelOf, templeMoves } from './board/temples.ts';
export { cardOf, content, facesOf, powerOf, realmOf, TRACKS, type ValdaCard, weaponOf } from './content/content.ts';
export type { ValdaDecisions } from './decisions.ts';
export type { ValdaEvent } from './events.ts';
export { attackTotal, defenceTotal, isStopped } from './flow/strength.ts';
export { attackPower, defencePower, tradeRate } from './gods/powers.ts';
export {
  BASE_DECKS,
  type BaseDeck,
  BUILDINGS,
  type DeckId,
  type DieColour,
  PHASES,
  REALMS,
  RESOURCES,
  type Realm,
  type Resource,
  type ResourceBuilding,
  type ValdaCardId,
  type ValdaPhase,
  type WeaponEffectId,
} from './ids.ts';
export { project } from './project.ts';
export type { Attack, Instance, Purse, Roll, Valda, ValdaHand, ValdaPlayer, ValdaTable } from './state.ts';

export const valda = withChecks(named(rules, editions.valda), { invariants, projection, naming, content: contentCheck });
