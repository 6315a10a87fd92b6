/** Loki: after a battle in his province each loser gains Glory by its Axes, the winner nothing. */
import { battleGlory, battleOf, losersOf } from '../flow/battle/battle.ts';
import { godPower } from '../powers/power.ts';
import { gainGlory, valueOfStat } from '../table/clan-sheet.ts';
import { clanOf } from '../table/figures.ts';

export const loki = godPower('loki', {
  rules: ['BR-30.5', 'BR-30.8'],
  on: battleGlory,
  window: 'replace',
  steps: {
    pay: (g) => {
      g.emit({ event: 'god-worked', god: 'loki', province: battleOf(g.table).province });
      for (const seat of losersOf(g.table)) gainGlory(g, seat, valueOfStat(clanOf(g.table, seat), 'axes'), 'loki');
      g.end('replaced');
    },
  },
});
