/** The bots of Raids. */
import { raids } from '@skald/engine/games/raids';
import { raidsJudgement } from '../jarl/judgements/raids.ts';
import { decideAtRaids } from '../warrior/raids/index.ts';
import { type GameBots, withWarrior } from './game-bots.ts';

export const bots: GameBots = {
  ...withWarrior(raids, decideAtRaids, ({ voyage }) => ({ rounds: voyage, victory: 'glory' })),
  judgement: raidsJudgement,
  offersJarl: true,
};
