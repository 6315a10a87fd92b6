/** The rules of Blood Rage: everything that decides a match, and the whole of an edition. */
import { defineGame, listDecisions, type Procedure } from '../../kernel/index.ts';
import { MOST_PLAYERS } from './content/content.ts';
import { decisions } from './decisions.ts';
import { age, game } from './flow/age.ts';
import { addCards } from './flow/battle/after-reveal.ts';
import * as battle from './flow/battle/battle.ts';
import { callToBattle } from './flow/battle/call-to-battle.ts';
import { destroy } from './flow/battle/destroy.ts';
import { pillage } from './flow/battle/pillage.ts';
import { succeed } from './flow/battle/pillage-success.ts';
import { playFaceDown } from './flow/battle/play-cards.ts';
import { moveGodAway } from './flow/gods.ts';
import { actionPhase } from './flow/phases/action.ts';
import { discardPhase } from './flow/phases/discard.ts';
import { draft } from './flow/phases/draft.ts';
import { questPhase } from './flow/phases/quests.ts';
import { ragnarokPhase } from './flow/phases/ragnarok.ts';
import { raiseOfChoice } from './flow/raise-stat.ts';
import { standings } from './flow/scoring.ts';
import { setup } from './flow/setup.ts';
import { freeInvasion, invade, invadeAction } from './flow/turn/invade.ts';
import { march } from './flow/turn/march.ts';
import { upgrade } from './flow/turn/upgrade.ts';
import { imagine } from './imagine/imagine.ts';
import { listeners, powers, windowOrder } from './listeners.ts';
import { type BloodRageOptions, objection, options, variants } from './options.ts';
import type { BloodRage } from './state.ts';

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

export const rules = defineGame<BloodRage, BloodRageOptions>({
  slug: 'blood-rage',
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
    ...powers.flatMap(({ procedures }) => procedures),
    ...listeners.map(({ run }) => run),
  ],
  decisions: listDecisions(decisions),
  listeners,
  windowOrder,
  imagine,
  standings,
});
