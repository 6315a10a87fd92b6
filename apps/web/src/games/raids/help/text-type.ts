/** The type of the help texts of Raids: a decision, a phase or an icon without a text does not compile. */
import type { RaidsDecisions } from '@skald/engine/games/raids';
import type { HelpTexts } from '../../../help/game-help.ts';
import type { icons } from './icons.ts';

export const PHASES = ['take', 'clear', 'sail', 'fight', 'harbour'] as const;
export type RaidsHelpPhase = (typeof PHASES)[number];

export type RaidsHelpTexts = HelpTexts<keyof RaidsDecisions & string, RaidsHelpPhase, keyof typeof icons>;
