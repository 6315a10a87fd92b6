/** BR-15.8, BR-27.6: Odin's Smite: every opponent loses a warrior of the province before strengths are compared. */
import { type Heard, type Listener, perform, procedure, type Seat, type Verdict } from '../../../kernel/index.ts';
import { battleOf, beforeComparing } from '../flow/battle.ts';
import { destroy } from '../flow/destroy.ts';
import type { BloodRage, FigureRef, Nothing, Table } from '../state.ts';
import { clanOf, findFigure } from '../table/figures.ts';
import { playedSources, seatOf } from './sources.ts';

const smite = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('odins-smite', {
  strike: (g, { source }) => {
    const seat = seatOf(source);
    const figures = struck(g.table, seat);
    if (figures.length === 0) return;
    g.tell({ event: 'card-worked', seat, name: 'odins-smite' });
    perform(g, destroy, { figures, cause: 'battle-effect' });
  },
});

/** One warrior standing in the province for each opponent that has one. */
function struck(table: Table, seat: Seat): readonly FigureRef[] {
  const { sides, province } = battleOf(table);
  return sides.flatMap((side): FigureRef[] => {
    const figure = findFigure(clanOf(table, side.seat), 'warrior', province);
    return side.seat === seat || figure < 0 ? [] : [{ seat: side.seat, figure }];
  });
}

export const odinsSmite: Listener<BloodRage, Nothing> = {
  id: 'odins-smite',
  on: beforeComparing.name,
  window: 'react',
  sources: ({ table }) => playedSources(table, ({ def }) => def === 'odins-smite'),
  run: smite,
};
