/** Blood Rage, by Eric M. Lang: Viking clans fight for glory while Ragnarök swallows the world. */
import { defineGame, type Procedure } from '../../kernel/index.ts';
import { protectFigures } from './cards/destruction-texts.ts';
import { offerBlessing, offerDomain, offerSuccor } from './cards/invasion-texts.ts';
import { spareFigure, tideProcedures } from './cards/odins-tide.ts';
import { moveLeader } from './cards/pillage-texts.ts';
import { valueQuest } from './cards/quest-value.ts';
import { buyBack } from './cards/tyrs-prowess.ts';
import { MOST_PLAYERS } from './content/content.ts';
import { contentCheck } from './content/content-check.ts';
import { actionPhase } from './flow/action.ts';
import { addCard, addCards } from './flow/after-reveal.ts';
import { age, game } from './flow/age.ts';
import * as battle from './flow/battle.ts';
import { callToBattle, joinBattle } from './flow/call-to-battle.ts';
import { destroy } from './flow/destroy.ts';
import { discardPhase, keepCard } from './flow/discard.ts';
import { draft, pickCards } from './flow/draft.ts';
import { moveGod, moveGodAway } from './flow/gods.ts';
import { chooseTarget, freeInvade, freeInvasion, invade, invadeAction } from './flow/invade.ts';
import { march, marchFigures, marchTo } from './flow/march.ts';
import { pillage } from './flow/pillage.ts';
import { succeed } from './flow/pillage-success.ts';
import { playCard, playFaceDown } from './flow/play-cards.ts';
import { questPhase } from './flow/quests.ts';
import { ragnarokPhase } from './flow/ragnarok.ts';
import { raiseOfChoice, raiseStat } from './flow/raise-stat.ts';
import { retreat } from './flow/retreat.ts';
import { chooseSacrifice, sacrifice } from './flow/sacrifice.ts';
import { standings } from './flow/scoring.ts';
import { setup } from './flow/setup.ts';
import { takeTurn } from './flow/take-turn.ts';
import { upgrade } from './flow/upgrade.ts';
import { godProcedures } from './gods/battle-gods.ts';
import { imagine } from './imagine/imagine.ts';
import { invariants } from './invariants.ts';
import { listeners, windowOrder } from './listeners.ts';
import { type Options, objection, options, variants } from './options.ts';
import type { BloodRage } from './state.ts';

export { type Card, cardOf, isQuest, isShip, isUpgrade, monsterOf, monsterOn, nameOf } from './content/cards.ts';
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
export type { BloodRageEvent } from './events.ts';
export type { Adding } from './flow/after-reveal.ts';
export type { Joining } from './flow/call-to-battle.ts';
export type { FreeInvasion, Target } from './flow/invade.ts';
export type { Action } from './flow/take-turn.ts';
export { upgradeCost } from './flow/upgrade.ts';
export * from './ids.ts';
export type { BloodRage, Clan, Figure, Hand, Pillage, PlayedCard, Side, Table } from './state.ts';
export { hornsAllow, isInArea, onBoard } from './table/figures.ts';
export type { NamedFigure } from './table/named-figures.ts';
export { hasMostStrength, invadeCost, strengthIn } from './table/strength.ts';

/** BR-15, BR-16: the windows of a battle. */
const windows: readonly Procedure<BloodRage>[] = [
  battle.playCards,
  battle.valueQuests,
  battle.cancelTexts,
  battle.replayCards,
  battle.beforeComparing,
  battle.outcomeTexts,
  battle.clearCards,
  battle.countDead,
  succeed,
  battle.battleGlory,
  battle.aftermath,
];

export const bloodRage = defineGame<BloodRage, Options>({
  slug: 'blood-rage',
  rulesVersion: 1,
  seats: { min: 2, max: MOST_PLAYERS },
  options,
  objection,
  variants,
  setup,
  main: game,
  procedures: [
    age,
    draft,
    actionPhase,
    invadeAction,
    freeInvasion,
    invade,
    march,
    upgrade,
    sacrifice,
    pillage,
    callToBattle,
    battle.battle,
    playFaceDown,
    addCards,
    destroy,
    raiseOfChoice,
    moveGodAway,
    discardPhase,
    questPhase,
    ragnarokPhase,
    ...windows,
    ...tideProcedures,
    ...godProcedures,
    ...listeners.map(({ run }) => run),
  ],
  decisions: [
    pickCards,
    takeTurn,
    chooseTarget,
    freeInvade,
    marchTo,
    marchFigures,
    chooseSacrifice,
    offerSuccor,
    offerDomain,
    joinBattle,
    playCard,
    valueQuest,
    spareFigure,
    addCard,
    retreat,
    protectFigures,
    raiseStat,
    buyBack,
    moveLeader,
    offerBlessing,
    moveGod,
    keepCard,
  ],
  listeners,
  windowOrder,
  invariants,
  imagine,
  standings,
  content: contentCheck,
});
