/** The decisions of Valda by name; boards, bots and tests take their types from this list. */
import type { Decision, DecisionsOf } from '../../kernel/index.ts';
import { borrowTemple } from './cards/action/buildings/infiltration.ts';
import { chooseMove } from './cards/action/buildings/trickster.ts';
import { lookAtDecks } from './cards/action/draws/bifrost.ts';
import { chooseGodDeck } from './cards/action/draws/drakkar.ts';
import { swapForBlood } from './cards/action/gains/odin-leader.ts';
import { exileTemple } from './cards/attack/exiled.ts';
import { wreckTemple } from './cards/attack/wreck.ts';
import { discardCards } from './cards/discard-cards.ts';
import { chooseDeck } from './cards/draw-from-one-deck.ts';
import { takeFromPiles } from './cards/search-piles.ts';
import { act, discardDown } from './flow/action-phase.ts';
import { chooseAttack } from './flow/attack-phase.ts';
import { build, keepCard } from './flow/building-phase.ts';
import { defend } from './flow/defence.ts';
import { winFollowers } from './flow/followers-phase.ts';
import { trade, tradeTimes } from './flow/resource-phase.ts';
import { planDraw, returnCard } from './flow/start-draw.ts';
import type { Valda } from './state.ts';
import { judge } from './weapons/tyrs-revenge.ts';
import { reroll } from './weapons/vanished.ts';
import { respond, respondToAttack } from './weapons/windows.ts';

export const decisions = {
  trade,
  'trade-times': tradeTimes,
  'plan-draw': planDraw,
  'return-card': returnCard,
  act,
  'discard-down': discardDown,
  build,
  'keep-card': keepCard,
  attack: chooseAttack,
  defend,
  'exile-temple': exileTemple,
  'wreck-temple': wreckTemple,
  'win-followers': winFollowers,
  'choose-deck': chooseDeck,
  'choose-god-deck': chooseGodDeck,
  'discard-cards': discardCards,
  'swap-for-blood': swapForBlood,
  'borrow-temple': borrowTemple,
  'move-temple': chooseMove,
  'take-from-pile': takeFromPiles,
  'look-at-decks': lookAtDecks,
  judge,
  reroll,
  respond,
  'respond-to-attack': respondToAttack,
} satisfies Readonly<Record<string, Decision<Valda>>>;

export type ValdaDecisions = DecisionsOf<typeof decisions>;
