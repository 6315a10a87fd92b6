/** Thor's Oath: the winner raises a stat. */
import { raiseOfChoice } from '../../flow/raise-stat.ts';
import { winText } from '../../powers/power.ts';

export const thorsOath = winText('thors-oath', {
  rules: ['BR-16.1', 'BR-4.7'],
  won: (g, seat) => g.call(raiseOfChoice, { seat, origin: 'thors-oath', except: [], optional: false }),
});
