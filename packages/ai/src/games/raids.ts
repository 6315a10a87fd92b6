/** The bots of Raids. */
import { raids } from '@skald/engine/games/raids';
import { decideAtRaids } from '../warrior/raids/index.ts';
import { withWarrior } from './game-bots.ts';

export const bots = withWarrior(raids, decideAtRaids, ({ voyage }) => ({ rounds: voyage, victory: 'glory' }));
