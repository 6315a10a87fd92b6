/** The rules of Lords of Ragnarok: everything that decides a match, and the whole of an edition. */
import { defineGame, listDecisions, type Procedure } from '../../kernel/index.ts';
import { bonusAndCleanUp } from './automa/bonus.ts';
import { prophetChoice } from './automa/choice.ts';
import { conquer } from './automa/conquer.ts';
import { devastate } from './automa/devastation.ts';
import { prophetHunt } from './automa/hunt.ts';
import { prophetManeuver, prophetMobilize } from './automa/maneuver.ts';
import { activateHarmful, monsterActs } from './automa/monsters.ts';
import { prophetRecruits } from './automa/recruit.ts';
import { prophetRuneStep } from './automa/rune-actions.ts';
import { prophetSpecialAction } from './automa/special-action.ts';
import { prophetTurn } from './automa/turn.ts';
import { prophetUsurp } from './automa/usurp.ts';
import { NUMBERS } from './content/content.ts';
import { decisions } from './decisions.ts';
import { aegirBonus, heimdallBonus } from './expansions/gods.ts';
import { helBonus } from './expansions/hel.ts';
import { monstersAction } from './flow/actions/monsters-action.ts';
import { buildMonument } from './flow/actions/monument.ts';
import { prepare } from './flow/actions/prepare.ts';
import { triggerRealm } from './flow/actions/realms.ts';
import { reinforce } from './flow/actions/reinforce.ts';
import { placeMarker, takeSpecialAction } from './flow/actions/special-action.ts';
import { buildTemple } from './flow/actions/temple.ts';
import { usurp } from './flow/actions/usurp.ts';
import { cleanse, maneuver, mobilize, oneActivation } from './flow/armies/activate.ts';
import { lowerOne } from './flow/armies/choose-army.ts';
import { battle } from './flow/battle/battle.ts';
import { divideLosses } from './flow/battle/losses.ts';
import { retreat } from './flow/battle/retreat.ts';
import { blessingSelection } from './flow/blessings.ts';
import { game } from './flow/game.ts';
import { areaAttack, loseOne, loseRunes, stomp } from './flow/monsters/area-attack.ts';
import * as hunting from './flow/monsters/hunt.ts';
import { dealInjuries } from './flow/monsters/injuries.ts';
import { activateMonster, activateOwn } from './flow/monsters/monster-activation.ts';
import { setUpHumans } from './flow/set-up/set-up-humans.ts';
import { setUpChallenges } from './flow/set-up/set-up-prophets.ts';
import { setup } from './flow/set-up/setup.ts';
import { heroStep } from './flow/turn/hero-step.ts';
import { gainGodBonus, prayer } from './flow/turn/prayer.ts';
import { runeStep } from './flow/turn/rune-step.ts';
import { settle } from './flow/turn/settle.ts';
import { humanTurn } from './flow/turn/turn.ts';
import { imagine } from './imagine.ts';
import { type LordsOptions, objection, options, variants } from './options.ts';
import { standings } from './standings.ts';
import type { Lords } from './state.ts';

const prophets: readonly Procedure<Lords>[] = [
  prophetTurn,
  prophetChoice,
  prophetRuneStep,
  prophetManeuver,
  prophetMobilize,
  prophetSpecialAction,
  prophetRecruits,
  prophetUsurp,
  prophetHunt,
  conquer,
  devastate,
  monsterActs,
  activateHarmful,
  bonusAndCleanUp,
];

export const rules = defineGame<Lords, LordsOptions>({
  slug: 'lords-of-ragnarok',
  seats: { min: 1, max: NUMBERS.participantsMax, whyNoMore: { reason: 'five-not-supported', rule: 'LR-50.9' } },
  options,
  objection,
  variants,
  setup,
  main: game,
  procedures: [
    setUpHumans,
    setUpChallenges,
    humanTurn,
    prayer,
    gainGodBonus,
    helBonus,
    heimdallBonus,
    aegirBonus,
    heroStep,
    runeStep,
    oneActivation,
    maneuver,
    cleanse,
    takeSpecialAction,
    placeMarker,
    triggerRealm,
    mobilize,
    reinforce,
    prepare,
    buildTemple,
    blessingSelection,
    monstersAction,
    activateMonster,
    activateOwn,
    stomp,
    areaAttack,
    loseRunes,
    loseOne,
    lowerOne,
    dealInjuries,
    hunting.hunt,
    hunting.cover,
    usurp,
    buildMonument,
    battle,
    divideLosses,
    retreat,
    settle,
    ...prophets,
  ],
  decisions: listDecisions(decisions),
  playsAgainstSeats: true,
  imagine,
  standings,
});
