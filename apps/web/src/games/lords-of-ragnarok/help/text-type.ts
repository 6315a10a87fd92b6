/** The type of the help texts of Lords of Ragnarok: a decision, a phase or an icon without a text does not compile. */
import type { LordsDecisions } from '@skald/engine/games/lords-of-ragnarok';
import type { HelpTexts } from '../../../help/game-help.ts';
import type { icons } from './icons.ts';

export const PHASES = ['prayer', 'hero', 'runes', 'maneuver', 'action'] as const;
type LordsHelpPhase = (typeof PHASES)[number];

export type LordsHelpTexts = HelpTexts<keyof LordsDecisions & string, LordsHelpPhase, keyof typeof icons>;
