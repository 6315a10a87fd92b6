/** The bots of Blood Rage. */
import { bloodRage } from '@skald/engine/games/blood-rage';
import { bloodRageJudgement } from '../jarl/judgements/blood-rage.ts';
import { decideAtBloodRage } from '../warrior/blood-rage/index.ts';
import { type GameBots, withWarrior } from './game-bots.ts';

export const bots: GameBots = {
  ...withWarrior(bloodRage, decideAtBloodRage, ({ age }) => ({ rounds: age, victory: 'glory' })),
  judgement: bloodRageJudgement,
};
