/** Odin's Throne: fulfilled quests bring double Glory; the number of raises stays one. */
import { gloryMultiplier } from '../../powers/glory-multiplier.ts';

export const odinsThrone = gloryMultiplier('odins-throne', { rules: ['BR-20.6'] });
