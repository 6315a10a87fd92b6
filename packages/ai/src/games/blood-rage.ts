/** The bots of Blood Rage. */
import { bloodRage } from '@skald/engine/games/blood-rage';
import { decideAtBloodRage } from '../warrior/blood-rage/index.ts';
import { withWarrior } from './game-bots.ts';

export const bots = withWarrior(bloodRage, decideAtBloodRage, ({ age }) => ({ rounds: age, victory: 'glory' }));
