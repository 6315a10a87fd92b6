/** Frost Giant: pays the reward again when its owner pillages the province it stands in. */
import { paramsOn } from '../content/cards.ts';
import { succeed, takeReward } from '../flow/battle/pillage-success.ts';
import { upgradeText } from '../powers/power.ts';
import { clanOf, stands } from '../table/figures.ts';

export const frostGiant = upgradeText('frost-giant', {
  rules: ['BR-16.7', 'BR-16.10', 'BR-27.11'],
  on: succeed,
  when: (table, seat) => table.pillage?.pillager === seat && stands(clanOf(table, seat), 'frost-giant', table.pillage.province),
  steps: {
    reward: (g, seat) => {
      g.emit({ event: 'card-worked', seat, name: 'frost-giant' });
      for (let i = 0; i < paramsOn('frost-giant').extraRewards; i++) takeReward(g, 'frost-giant');
    },
  },
});
