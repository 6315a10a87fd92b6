/** The bots of Lords of Ragnarok. */
import { lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { lordsJudgement } from '../jarl/judgements/lords-of-ragnarok.ts';
import { decideAtLords } from '../warrior/lords-of-ragnarok/index.ts';
import { type GameBots, withWarrior } from './game-bots.ts';

export const bots: GameBots = {
  ...withWarrior(lordsOfRagnarok, decideAtLords, ({ round, victory }) => ({ rounds: round, victory: victory ?? 'none' })),
  judgement: lordsJudgement,
};
