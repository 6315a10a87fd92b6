/** Frigga's Grace: a pillager that played it may raise a stat other than the one on the token. */
import { rewardOf } from '../../content/content.ts';
import { pillageOf, succeed } from '../../flow/battle/pillage-success.ts';
import { raiseOfChoice } from '../../flow/raise-stat.ts';
import { battleText } from '../../powers/power.ts';

export const friggasGrace = battleText('friggas-grace', {
  rules: ['BR-16.7', 'BR-16.9'],
  on: succeed,
  when: ({ pillage }, seat) => pillage?.pillager === seat,
  steps: {
    raise: (g, seat) => {
      const shown = rewardOf(g.table.tokens[pillageOf(g).province]).raise;
      g.emit({ event: 'card-worked', seat, name: 'friggas-grace' });
      g.call(raiseOfChoice, { seat, origin: 'friggas-grace', except: shown.length === 1 ? shown : [], optional: true });
    },
  },
});
