/** Lord of Axes: a successful pillage with the leader raises a stat of the owner's choice. */
import { raiseOfChoice } from '../../flow/raise-stat.ts';
import { lord } from './lord.ts';

export const lordOfAxes = lord('lord-of-axes', {
  rules: ['BR-16.7', 'BR-16.10'],
  steps: {
    raise: (g, seat) => {
      g.emit({ event: 'card-worked', seat, name: 'lord-of-axes' });
      g.call(raiseOfChoice, { seat, origin: 'lord-of-axes', except: [], optional: false });
    },
  },
});
