/** Odin's Tide: every participant keeps one figure in the battle; the others die at the same time. */
import { perform } from '../../../../kernel/index.ts';
import { battleOf, beforeComparing } from '../../flow/battle/battle.ts';
import { destroy, without } from '../../flow/battle/destroy.ts';
import { battleText } from '../../powers/power.ts';
import { figuresIn } from '../../table/figures.ts';
import { chooseSurvivors, spareFigure } from './choose-survivors.ts';

export const odinsTide = battleText('odins-tide', {
  rules: ['BR-15.8'],
  on: beforeComparing,
  steps: {
    choose: (g, seat) => {
      g.emit({ event: 'card-worked', seat, name: 'odins-tide' });
      g.call(chooseSurvivors, { queue: battleOf(g.table).sides.map((side) => side.seat), spared: [] });
    },
    destroy: (g) => {
      const spared = g.result(chooseSurvivors) ?? [];
      const { sides, province } = battleOf(g.table);
      const figures = sides.flatMap((side) => figuresIn(g.table, side.seat, province));
      const tide = without({ figures, cause: 'battle-effect' }, spared);
      if (tide.figures.length > 0) perform(g, destroy, tide);
    },
  },
  decisions: [spareFigure],
  procedures: [chooseSurvivors],
});
