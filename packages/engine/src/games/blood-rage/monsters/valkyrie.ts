/** Valkyrie: pays Glory for each fallen figure of another clan if she was in the battle when it began. */
import { paramsOn } from '../content/cards.ts';
import { countDead, deadOfOthers } from '../flow/battle/battle.ts';
import { upgradeText } from '../powers/power.ts';
import { gainGlory } from '../table/clan-sheet.ts';

export const valkyrie = upgradeText('valkyrie', {
  rules: ['BR-16.6'],
  on: countDead,
  when: (table, seat) => table.pillage?.sides.some((side) => side.seat === seat && side.valkyrie) === true && deadOfOthers(table, seat) > 0,
  steps: {
    count: (g, seat) => {
      g.emit({ event: 'card-worked', seat, name: 'valkyrie' });
      gainGlory(g, seat, paramsOn('valkyrie').gloryPerEnemyDestroyed * deadOfOthers(g.table, seat), 'valkyrie');
    },
  },
});
