/** BR-17.3: Frigga's Sacrifice: two own figures for a step of a stat. */
import { decision, perform, procedure, type Seat, some } from '../../../kernel/index.ts';
import type { BloodRage, Table } from '../state.ts';
import { clanOf, figuresWhere, onBoard } from '../table/figures.ts';
import { findNamed, type NamedFigure, nameFigures } from '../table/named-figures.ts';
import { paramsOf } from '../table/upgrades.ts';
import { destroy } from './destroy.ts';
import { raiseOfChoice } from './raise-stat.ts';

const CARD = 'friggas-sacrifice';

export const chooseSacrifice = decision<BloodRage, readonly NamedFigure[]>('choose-sacrifice', {
  rules: ['BR-17.3'],
  candidates: (g, seat) => offerings(g.table, seat),
  space: (g, seat) => {
    const count = paramsOf(clanOf(g.table, seat), CARD)?.figures ?? 0;
    return some(offerings(g.table, seat), count, count);
  },
});

export const sacrifice = procedure<BloodRage, { readonly seat: Seat }>('sacrifice', {
  choose: (g, { seat }) => g.ask(chooseSacrifice, seat, {}),
  destroy: (g, { seat }) => {
    g.tell({ event: 'card-worked', seat, name: CARD });
    perform(g, destroy, { figures: g.answer(chooseSacrifice).map((one) => findNamed(g.table, seat, one)), cause: 'sacrifice' });
  },
  raise: (g, { seat }) => g.call(raiseOfChoice, { seat, origin: CARD, except: [], optional: false }),
});

function offerings(table: Table, seat: Seat): readonly NamedFigure[] {
  return nameFigures(
    table,
    figuresWhere(table, seat, ({ at }) => onBoard(at)),
  );
}
