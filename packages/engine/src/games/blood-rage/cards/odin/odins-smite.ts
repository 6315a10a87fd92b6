/** Odin's Smite: every opponent loses a warrior in the province before the comparison of strengths. */
import { perform, type Seat } from '../../../../kernel/index.ts';
import { battleOf, beforeComparing } from '../../flow/battle/battle.ts';
import { destroy } from '../../flow/battle/destroy.ts';
import { battleText } from '../../powers/power.ts';
import type { BloodRageTable, FigureRef } from '../../state.ts';
import { clanOf, findFigure } from '../../table/figures.ts';

export const odinsSmite = battleText('odins-smite', {
  rules: ['BR-15.8', 'BR-27.6'],
  on: beforeComparing,
  steps: {
    strike: (g, seat) => {
      const figures = struck(g.table, seat);
      if (figures.length === 0) return;
      g.emit({ event: 'card-worked', seat, name: 'odins-smite' });
      perform(g, destroy, { figures, cause: 'battle-effect' });
    },
  },
});

/** One warrior of each opponent that has one in the province itself. */
function struck(table: BloodRageTable, seat: Seat): readonly FigureRef[] {
  const { sides, province } = battleOf(table);
  return sides.flatMap((side): FigureRef[] => {
    const figure = findFigure(clanOf(table, side.seat), 'warrior', province);
    return side.seat === seat || figure < 0 ? [] : [{ seat: side.seat, figure }];
  });
}
