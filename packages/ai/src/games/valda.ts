/** The bots of Valda. */
import { valda } from '@skald/engine/games/valda';
import { decideAtValda } from '../warrior/valda/index.ts';
import { withWarrior } from './game-bots.ts';

export const bots = withWarrior(valda, decideAtValda, ({ round, champion }) => ({
  rounds: round,
  victory: champion === null ? 'followers' : 'divinity',
}));
