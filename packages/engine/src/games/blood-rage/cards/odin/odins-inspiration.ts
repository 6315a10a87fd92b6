/** Odin's Inspiration: figures lost to Ragnarök bring double Glory. */
import { gloryMultiplier } from '../../powers/glory-multiplier.ts';

export const odinsInspiration = gloryMultiplier('odins-inspiration', { rules: ['BR-21.3'] });
