/** The bots of Valda. */
import { valda } from '@skald/engine/games/valda';
import { valdaJudgement } from '../jarl/judgements/valda.ts';
import { decideAtValda } from '../warrior/valda/index.ts';
import { type GameBots, withWarrior } from './game-bots.ts';

export const bots: GameBots = {
  ...withWarrior(valda, decideAtValda, ({ round, champion }) => ({
    rounds: round,
    victory: champion === null ? 'followers' : 'divinity',
  })),
  judgement: valdaJudgement,
};
