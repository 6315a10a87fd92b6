/** The bots of Lords of Ragnarok. */
import { lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { decideAtLords } from '../warrior/lords-of-ragnarok/index.ts';
import { withWarrior } from './game-bots.ts';

export const bots = withWarrior(lordsOfRagnarok, decideAtLords, ({ round, victory }) => ({ rounds: round, victory: victory ?? 'none' }));
