/** The decisions of Blood Rage by name; boards, bots and tests take their types from this list. */
import type { Decision, DecisionsOf } from '../../kernel/index.ts';
import { protectFigures } from './cards/frigga/friggas-protection.ts';
import { chooseSacrifice } from './cards/frigga/friggas-sacrifice.ts';
import { offerSuccor } from './cards/frigga/friggas-succor.ts';
import { moveLeader } from './cards/leaders/lord-of-hammers.ts';
import { offerBlessing } from './cards/loki/lokis-blessing.ts';
import { spareFigure } from './cards/odin/choose-survivors.ts';
import { valueQuest } from './cards/quest-value.ts';
import { offerDomain } from './cards/thor/thors-domain.ts';
import { buyBack } from './cards/tyr/tyrs-prowess.ts';
import { addCard } from './flow/battle/after-reveal.ts';
import { joinBattle } from './flow/battle/call-to-battle.ts';
import { playCard } from './flow/battle/play-cards.ts';
import { retreat } from './flow/battle/retreat.ts';
import { moveGod } from './flow/gods.ts';
import { keepCard } from './flow/phases/discard.ts';
import { pickCards } from './flow/phases/draft.ts';
import { raiseStat } from './flow/raise-stat.ts';
import { chooseTarget, freeInvade } from './flow/turn/invade.ts';
import { marchFigures, marchTo } from './flow/turn/march.ts';
import { takeTurn } from './flow/turn/take-turn.ts';
import type { BloodRage } from './state.ts';

export const decisions = {
  'pick-cards': pickCards,
  'take-turn': takeTurn,
  'choose-target': chooseTarget,
  'free-invade': freeInvade,
  'march-to': marchTo,
  'march-figures': marchFigures,
  'choose-sacrifice': chooseSacrifice,
  'offer-succor': offerSuccor,
  'offer-domain': offerDomain,
  'join-battle': joinBattle,
  'play-card': playCard,
  'value-quest': valueQuest,
  'spare-figure': spareFigure,
  'add-card': addCard,
  retreat,
  'protect-figures': protectFigures,
  'raise-stat': raiseStat,
  'buy-back': buyBack,
  'move-leader': moveLeader,
  'offer-blessing': offerBlessing,
  'move-god': moveGod,
  'keep-card': keepCard,
} satisfies Readonly<Record<string, Decision<BloodRage>>>;

export type BloodRageDecisions = DecisionsOf<typeof decisions>;
