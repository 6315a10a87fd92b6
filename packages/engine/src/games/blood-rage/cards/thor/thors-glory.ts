/** Thor's Glory: Glory, once, when enough figures of other clans fall in a battle that its owner is part of. */
import { paramsOn } from '../../content/cards.ts';
import { countDead, deadOfOthers } from '../../flow/battle/battle.ts';
import { upgradeText } from '../../powers/power.ts';
import { gainGlory } from '../../table/clan-sheet.ts';

const { threshold, glory } = paramsOn('thors-glory');

export const thorsGlory = upgradeText('thors-glory', {
  rules: ['BR-16.6'],
  on: countDead,
  when: ({ pillage }, seat) => pillage?.sides.some((side) => side.seat === seat) === true,
  steps: {
    count: (g, seat) => {
      if (deadOfOthers(g.table, seat) < threshold) return;
      g.emit({ event: 'card-worked', seat, name: 'thors-glory' });
      gainGlory(g, seat, glory, 'thors-glory');
    },
  },
});
