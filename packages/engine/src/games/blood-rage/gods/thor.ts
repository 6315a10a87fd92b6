/** Thor: the winner of a battle in his province gains Glory for each fallen figure of other clans. */
import { content } from '../content/content.ts';
import { battleOf, countDead, deadOfOthers } from '../flow/battle/battle.ts';
import { godPower } from '../powers/power.ts';
import { gainGlory } from '../table/clan-sheet.ts';

/** BR-30.8: pays nobody after a tie. */
export const thor = godPower('thor', {
  rules: ['BR-30.5', 'BR-30.8'],
  on: countDead,
  when: (table) => {
    const { winner = null } = table.pillage ?? {};
    return winner !== null && deadOfOthers(table, winner) > 0;
  },
  steps: {
    pay: (g) => {
      const { winner, province } = battleOf(g.table);
      if (winner === null) return;
      const each = content.gods.find(({ id }) => id === 'thor')?.params?.gloryPerEnemyDestroyed ?? 0;
      g.emit({ event: 'god-worked', god: 'thor', province });
      gainGlory(g, winner, each * deadOfOthers(g.table, winner), 'thor');
    },
  },
});
