/** The rules of Valda: everything that decides a match, and the whole of an edition. */
import { defineGame, listDecisions } from '../../kernel/index.ts';
import * as z from '../option-schema.ts';
import { standings } from './board/standings.ts';
import { cardProcedures } from './cards/manifest.ts';
import { playCard } from './cards/play-card.ts';
import { content } from './content/content.ts';
import { decisions } from './decisions.ts';
import { actionPhase } from './flow/action-phase.ts';
import { attack, breach, declare, repulse, stop } from './flow/attack.ts';
import { attackPhase, slot } from './flow/attack-phase.ts';
import { buildingPhase, buildTemple } from './flow/building-phase.ts';
import { roll, rollAndTake } from './flow/dice.ts';
import { followersPhase } from './flow/followers-phase.ts';
import { endTurn, game, turn } from './flow/game.ts';
import { resourcePhase } from './flow/resource-phase.ts';
import { setup, type ValdaOptions } from './flow/setup.ts';
import { openDraw } from './flow/start-draw.ts';
import { imagine } from './imagine/imagine.ts';
import type { Valda } from './state.ts';
import { weaponProcedures } from './weapons/manifest.ts';
import { responseWindows } from './weapons/standing.ts';
import { useWeapon } from './weapons/use-weapon.ts';
import { windows } from './weapons/windows.ts';

/** VA-3.6: who begins; left out, or nobody at this table, the dice decide. VA-17.3: the race to divinity. */
const options = z.strictObject({
  race: z._default(z.boolean(), false),
  startSeat: z._default(z.nullable(z.int().check(z.nonnegative())), null),
});

export const rules = defineGame<Valda, ValdaOptions>({
  slug: 'valda',
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
    ...cardProcedures,
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
  decisions: listDecisions(decisions),
  listeners: windows,
  /** VA-16: at most one window listens to anything, so there is no order among them. */
  windowOrder: (_g, _window, _effect, pending) => pending,
  windows: responseWindows,
  imagine,
  standings,
});
