/** Lord of Spears: a successful pillage with the leader raises all three stats. */
import { STATS } from '../../ids.ts';
import { raise } from '../../table/clan-sheet.ts';
import { lord } from './lord.ts';

export const lordOfSpears = lord('lord-of-spears', {
  rules: ['BR-16.7', 'BR-16.10'],
  steps: {
    raise: (g, seat) => {
      g.emit({ event: 'card-worked', seat, name: 'lord-of-spears' });
      for (const stat of STATS) raise(g, seat, stat, 'lord-of-spears');
    },
  },
});
