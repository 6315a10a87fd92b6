/** The type of the help texts of Blood Rage: a decision, a phase or an icon without a text does not compile. */
import type { BloodRageDecisions } from '@skald/engine/games/blood-rage';
import type { HelpTexts } from '../../../help/game-help.ts';
import type { icons } from './icons.ts';

export const PHASES = ['gifts', 'action', 'discard', 'quest', 'ragnarok', 'valhalla'] as const;
type BloodRageHelpPhase = (typeof PHASES)[number];

export type BloodRageHelpTexts = HelpTexts<keyof BloodRageDecisions & string, BloodRageHelpPhase, keyof typeof icons>;
