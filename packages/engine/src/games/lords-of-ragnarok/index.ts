/** Lords of Ragnarok, by Adam Kwapiński, with the prophets of Surtur by Dávid Turczi: heroes, armies and monsters round the world tree. */
import { defineGame, type Procedure } from '../../kernel/index.ts';
import { bonusAndCleanUp } from './automa/bonus.ts';
import { prophetChoice, turnFate } from './automa/choice.ts';
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
import { contentCheck } from './content/content-check.ts';
import { activate, chooseBattle, cleanse, cleanseBlessing, maneuver, mobilize, oneActivation } from './flow/activate.ts';
import { areaAttack, loseOne, loseRunes, stomp } from './flow/area-attack.ts';
import { battle, beforeBattle } from './flow/battle.ts';
import { playCard } from './flow/battle-cards.ts';
import { blessingSelection, pickBlessing } from './flow/blessings.ts';
import { chooseArmy, lowerOne } from './flow/choose-army.ts';
import { game, seeNextProphet } from './flow/game.ts';
import { heroAction, heroStep } from './flow/hero-step.ts';
import * as hunting from './flow/hunt.ts';
import { dealInjuries, takeInjury } from './flow/injuries.ts';
import { divideLosses } from './flow/losses.ts';
import { activateMonster, activateOwn, commandMonster, nextMonster } from './flow/monster-activation.ts';
import { chooseMonsters, monstersAction } from './flow/monsters-action.ts';
import { buildMonument, raiseMonument } from './flow/monument.ts';
import { gainGodBonus, pray, prayer, unbow } from './flow/prayer.ts';
import { healOne, prepare } from './flow/prepare.ts';
import { realmBonus, triggerRealm } from './flow/realms.ts';
import { chooseReinforcement, reinforce } from './flow/reinforce.ts';
import { chooseRetreat, retreat } from './flow/retreat.ts';
import { runeAction, runeStep } from './flow/rune-step.ts';
import { chooseHero, choosePlace, setUpHumans } from './flow/set-up-humans.ts';
import { setUpChallenges } from './flow/set-up-prophets.ts';
import { discardCards, discardRune, settle, takeRune } from './flow/settle.ts';
import { setup } from './flow/setup.ts';
import { placeMarker, specialAction, takeSpecialAction } from './flow/special-action.ts';
import { buildTemple, chooseShrine } from './flow/temple.ts';
import { humanTurn } from './flow/turn.ts';
import { usurp } from './flow/usurp.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { type Options, objection, options, variants } from './options.ts';
import { standings } from './standings.ts';
import type { Lords } from './state.ts';

export { canConquer } from './automa/conquest.ts';
export {
  type ActionCard,
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
  type Monster,
  monsterOf,
  monumentOf,
  NUMBERS,
  prophetCostOf,
  realmOf,
  realmTriggeredBy,
} from './content/content.ts';
export { type GameMap, landOf, mapOf, neighbours, realmsAt, regionOf, seaOf } from './content/map.ts';
export type { Candidate, ChoiceAbout, ChoiceKey, LordsEvent, SettledBy } from './events.ts';
export { baseValue } from './flow/battle.ts';
export { opponentAt } from './flow/enter.ts';
export { usurpProblem } from './flow/usurp.ts';
export * from './ids.ts';
export type * from './state.ts';
export { effective } from './table/attributes.ts';
export { handLimit } from './table/cards.ts';
export { preyOf } from './table/monsters.ts';
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
export { omensSuffice, ragnarokScore } from './table/victory.ts';
export { armySteps } from './table/ways.ts';

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

export const lordsOfRagnarok = defineGame<Lords, Options>({
  slug: 'lords-of-ragnarok',
  rulesVersion: 2,
  seats: { min: 1, max: NUMBERS.participantsMax },
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
  decisions: [
    chooseHero,
    choosePlace,
    unbow,
    pray,
    heroAction,
    runeAction,
    activate,
    specialAction,
    realmBonus,
    chooseReinforcement,
    chooseShrine,
    chooseMonsters,
    nextMonster,
    commandMonster,
    raiseMonument,
    chooseBattle,
    beforeBattle,
    playCard,
    chooseArmy,
    chooseRetreat,
    takeInjury,
    healOne,
    hunting.beforeHunt,
    hunting.chooseAttack,
    hunting.respond,
    hunting.wound,
    hunting.raiseReward,
    takeRune,
    discardRune,
    discardCards,
    pickBlessing,
    cleanseBlessing,
    turnFate,
    seeNextProphet,
  ],
  playsAgainstSeats: true,
  invariants,
  imagine,
  standings,
  content: contentCheck,
});
