/** Valda, by Nathan Vermeulen: six rounds in which Vikings gather followers under the eyes of seven gods. */
import { z } from 'zod';
import { defineGame } from '../../kernel/index.ts';
import { standings } from './board/standings.ts';
import { attackProcedures, exileTemple, wreckTemple } from './cards/attack-cards.ts';
import { chooseDeck, chooseGodDeck, discardCards, drawProcedures } from './cards/draw-cards.ts';
import { gainProcedures, swapForBlood } from './cards/gain-cards.ts';
import { playCard } from './cards/index.ts';
import { lookAtDecks, pileProcedures, takeFromPiles } from './cards/pile-cards.ts';
import { borrowTempleFrom, moveOwnTempleTo, templeProcedures } from './cards/temple-cards.ts';
import { content } from './content/content.ts';
import { contentCheck } from './content/content-check.ts';
import { act, actionPhase, discardDown } from './flow/action-phase.ts';
import { attack, breach, declare, repulse, stop } from './flow/attack.ts';
import { attackPhase, chooseAttack, slot } from './flow/attack-phase.ts';
import { build, buildingPhase, buildTemple, keepCard } from './flow/building-phase.ts';
import { defend } from './flow/defence.ts';
import { roll, rollAndTake } from './flow/dice.ts';
import { followersPhase, winFollowers } from './flow/followers-phase.ts';
import { endTurn, game, turn } from './flow/game.ts';
import { resourcePhase, trade, tradeTimes } from './flow/resource-phase.ts';
import { setup, type ValdaOptions } from './flow/setup.ts';
import { openDraw, planDraw, returnCard } from './flow/start-draw.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import type { Valda } from './state.ts';
import { responseWindows } from './weapons/standing.ts';
import { judge } from './weapons/tyrs-revenge.ts';
import { useWeapon, weaponProcedures } from './weapons/use-weapon.ts';
import { reroll } from './weapons/vanished.ts';
import { respond, respondToAttack, windows } from './weapons/windows.ts';

export { safeFloor } from './board/followers.ts';
export { controls, hasReserve, isOpen, levelOf } from './board/temples.ts';
export { type Card, cardOf, content, facesOf, powerOf, realmOf, TRACKS, weaponOf } from './content/content.ts';
export { attackTotal, defenceTotal, isStopped } from './flow/strength.ts';
export { tradeRate } from './gods/powers.ts';
export {
  BASE_DECKS,
  type BaseDeck,
  BUILDINGS,
  type CardId,
  type DeckId,
  type DieColour,
  PHASES,
  type Phase,
  REALMS,
  RESOURCES,
  type Realm,
  type Resource,
  type ResourceBuilding,
  type WeaponEffectId,
} from './ids.ts';
export type { Attack, Instance, Player, Purse, Roll, Valda, ValdaHand, ValdaTable } from './state.ts';

/** VA-3.6: who begins; left out, or nobody at this table, the dice decide. VA-17.3: the race to divinity. */
const options = z.strictObject({ race: z.boolean().default(false), startSeat: z.int().min(0).nullable().default(null) });

export const valda = defineGame<Valda, ValdaOptions>({
  slug: 'valda',
  rulesVersion: 1,
  seats: content.game.players,
  options,
  variants: [{}, { race: true }],
  setup,
  main: game,
  procedures: [
    turn,
    resourcePhase,
    openDraw,
    actionPhase,
    buildingPhase,
    buildTemple,
    attackPhase,
    slot,
    attack,
    followersPhase,
    rollAndTake,
    playCard,
    ...drawProcedures,
    ...gainProcedures,
    ...pileProcedures,
    ...templeProcedures,
    ...attackProcedures,
    useWeapon,
    ...weaponProcedures,
    roll,
    declare,
    stop,
    breach,
    repulse,
    endTurn,
    ...windows.map(({ run }) => run),
  ],
  decisions: [
    trade,
    tradeTimes,
    planDraw,
    returnCard,
    act,
    discardDown,
    build,
    keepCard,
    chooseAttack,
    defend,
    exileTemple,
    wreckTemple,
    winFollowers,
    chooseDeck,
    chooseGodDeck,
    discardCards,
    swapForBlood,
    borrowTempleFrom,
    moveOwnTempleTo,
    takeFromPiles,
    lookAtDecks,
    judge,
    reroll,
    respond,
    respondToAttack,
  ],
  listeners: windows,
  /** VA-16: at most one window listens to anything, so there is no order among them. */
  windowOrder: (_g, _window, _effect, pending) => pending,
  invariants,
  windows: responseWindows,
  imagine,
  standings,
  content: contentCheck,
});
