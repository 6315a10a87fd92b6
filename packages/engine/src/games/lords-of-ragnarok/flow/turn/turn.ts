/** A human's turn (LR-4.1): prayer, hero, rune actions, maneuver, special action. */
import { procedure, type Seat } from '../../../../kernel/index.ts';
import type { Lords } from '../../state.ts';
import { takeSpecialAction } from '../actions/special-action.ts';
import { maneuver } from '../armies/activate.ts';
import { heroStep } from './hero-step.ts';
import { prayer } from './prayer.ts';
import { runeStep } from './rune-step.ts';

export const humanTurn = procedure<Lords, { seat: Seat }>('human-turn', {
  prayer: (g, { seat }) => g.call(prayer, { seat, heals: 0 }),
  hero: (g, { seat }) => g.call(heroStep, { seat }),
  runes: (g, { seat }) => g.call(runeStep, { seat }),
  maneuver: (g, { seat }) => g.call(maneuver, { seat, done: [] }),
  action: (g, { seat }) => g.call(takeSpecialAction, { seat, action: null }),
});
