/** Frigga's Sacrifice: as an action, its owner destroys own figures and raises a stat by one step. */
import { decision, perform, procedure, type Seat, someOf } from '../../../../kernel/index.ts';
import { paramsOn } from '../../content/cards.ts';
import { destroy } from '../../flow/battle/destroy.ts';
import { raiseOfChoice } from '../../flow/raise-stat.ts';
import type { ExtraAction } from '../../powers/extra-action.ts';
import { power } from '../../powers/power.ts';
import type { BloodRage, BloodRageTable } from '../../state.ts';
import { raisable } from '../../table/clan-sheet.ts';
import { clanOf, countOnBoard, figuresWhere, onBoard } from '../../table/figures.ts';
import { findNamed, type NamedFigure, nameFigures } from '../../table/named-figures.ts';

const { figures: count } = paramsOn('friggas-sacrifice');

export const chooseSacrifice = decision<BloodRage, readonly NamedFigure[]>('choose-sacrifice', {
  rules: ['BR-17.3'],
  candidates: (g, seat) => offerings(g.table, seat),
  space: (g, seat) => someOf(offerings(g.table, seat), count, count),
});

const sacrifice = procedure<BloodRage, { readonly seat: Seat }>('sacrifice', {
  choose: (g, { seat }) => g.ask(chooseSacrifice, seat, {}),
  destroy: (g, { seat }) => {
    g.emit({ event: 'card-worked', seat, name: 'friggas-sacrifice' });
    perform(g, destroy, { figures: g.answer(chooseSacrifice).map((one) => findNamed(g.table, seat, one)), cause: 'sacrifice' });
  },
  raise: (g, { seat }) => g.call(raiseOfChoice, { seat, origin: 'friggas-sacrifice', except: [], optional: false }),
});

/** BR-17.3: the owner needs enough figures on the board and a stat that can rise. */
export const friggasSacrifice: ExtraAction<'friggas-sacrifice', 'sacrifice'> = {
  ...power('friggas-sacrifice', { rules: ['BR-17.3'], decisions: [chooseSacrifice], procedures: [sacrifice] }),
  offers: () => [{ do: 'sacrifice' }],
  problem: (g, seat) => {
    const clan = clanOf(g.table, seat);
    if (countOnBoard(clan) >= count && raisable(clan).length > 0) return undefined;
    return { reason: 'no-sacrifice', rule: 'BR-17.3' };
  },
  act: (g, seat) => g.call(sacrifice, { seat }),
};

function offerings(table: BloodRageTable, seat: Seat): readonly NamedFigure[] {
  return nameFigures(
    table,
    figuresWhere(table, seat, ({ at }) => onBoard(at)),
  );
}
