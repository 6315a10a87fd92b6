/** The type of the help texts of Valda: a decision, a phase or an icon without a text does not compile. */
import type { ValdaDecisions } from '@skald/engine/games/valda';
import type { HelpTexts } from '../../../help/game-help.ts';
import type { icons } from './icons.ts';

export const PHASES = ['resources', 'actions', 'building', 'attack', 'followers'] as const;
type ValdaHelpPhase = (typeof PHASES)[number];

export type ValdaHelpTexts = HelpTexts<keyof ValdaDecisions & string, ValdaHelpPhase, keyof typeof icons>;
