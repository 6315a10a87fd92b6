/** Odin's Judgement: pays Glory for each figure of any clan that falls in this battle, won or lost. */
import { paramsOn } from '../../content/cards.ts';
import { battleOf, countDead } from '../../flow/battle/battle.ts';
import { battleText } from '../../powers/power.ts';
import { gainGlory } from '../../table/clan-sheet.ts';

export const odinsJudgement = battleText('odins-judgement', {
  rules: ['BR-16.6'],
  on: countDead,
  steps: {
    count: (g, seat) => {
      const dead = battleOf(g.table).sides.reduce((sum, side) => sum + side.dead.length, 0);
      if (dead === 0) return;
      g.emit({ event: 'card-worked', seat, name: 'odins-judgement' });
      gainGlory(g, seat, dead * paramsOn('odins-judgement').gloryPerDestroyed, 'odins-judgement');
    },
  },
});
