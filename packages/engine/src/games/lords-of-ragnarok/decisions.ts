/** The decisions of Lords of Ragnarok by name; boards, bots and tests take their types from this list. */
import type { Decision, DecisionsOf } from '../../kernel/index.ts';
import { turnFate } from './automa/choice.ts';
import { landWarriors } from './expansions/gods.ts';
import { chooseVictim, loseToHel } from './expansions/hel.ts';
import { chooseMonsters } from './flow/actions/monsters-action.ts';
import { raiseMonument } from './flow/actions/monument.ts';
import { healOne } from './flow/actions/prepare.ts';
import { realmBonus } from './flow/actions/realms.ts';
import { chooseReinforcement } from './flow/actions/reinforce.ts';
import { specialAction } from './flow/actions/special-action.ts';
import { chooseShrine } from './flow/actions/temple.ts';
import { activate, chooseBattle, cleanseBlessing } from './flow/armies/activate.ts';
import { chooseArmy } from './flow/armies/choose-army.ts';
import { beforeBattle } from './flow/battle/battle.ts';
import { playCard } from './flow/battle/battle-cards.ts';
import { chooseRetreat } from './flow/battle/retreat.ts';
import { pickBlessing } from './flow/blessings.ts';
import { seeNextProphet } from './flow/game.ts';
import { beforeHunt, chooseAttack, raiseReward, respond, wound } from './flow/monsters/hunt.ts';
import { takeInjury } from './flow/monsters/injuries.ts';
import { commandMonster, nextMonster } from './flow/monsters/monster-activation.ts';
import { chooseHero, choosePlace } from './flow/set-up/set-up-humans.ts';
import { heroAction } from './flow/turn/hero-step.ts';
import { pray, unbow } from './flow/turn/prayer.ts';
import { runeAction } from './flow/turn/rune-step.ts';
import { discardCards, discardRune, takeRune } from './flow/turn/settle.ts';
import type { Lords } from './state.ts';

export const decisions = {
  'choose-hero': chooseHero,
  'choose-place': choosePlace,
  'heal-at-turn-start': unbow,
  pray,
  'hero-action': heroAction,
  'rune-action': runeAction,
  'activate-army': activate,
  'special-action': specialAction,
  'realm-bonus': realmBonus,
  reinforce: chooseReinforcement,
  'choose-shrine': chooseShrine,
  monsters: chooseMonsters,
  'next-monster': nextMonster,
  'command-monster': commandMonster,
  'raise-monument': raiseMonument,
  'choose-battle': chooseBattle,
  'before-battle': beforeBattle,
  'play-battle-card': playCard,
  'choose-army': chooseArmy,
  'choose-retreat': chooseRetreat,
  'take-injury': takeInjury,
  'heal-injury': healOne,
  'before-hunt': beforeHunt,
  'choose-attack': chooseAttack,
  'respond-to-attack': respond,
  'wound-monster': wound,
  'raise-attribute': raiseReward,
  'take-rune': takeRune,
  'discard-rune': discardRune,
  'discard-cards': discardCards,
  'pick-blessing': pickBlessing,
  'cleanse-blessing': cleanseBlessing,
  'turn-fate': turnFate,
  'see-next-prophet': seeNextProphet,
  'choose-victim': chooseVictim,
  'lose-to-hel': loseToHel,
  'land-warriors': landWarriors,
} satisfies Readonly<Record<string, Decision<Lords>>>;

export type LordsDecisions = DecisionsOf<typeof decisions>;
