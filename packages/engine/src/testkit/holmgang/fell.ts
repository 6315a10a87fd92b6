/** The one effect of Holmgang: a thrall falls. */
import { effect, itemAt, type Seat } from '../../kernel/index.ts';
import type { Duellist, Holmgang } from './state.ts';

export interface Fell {
  seat: Seat;
  by: Duellist;
}

export const fell = effect<Holmgang, Fell>('fell', (g, { seat, by }) => {
  g.table.thralls[seat] = itemAt(g.table.thralls, seat) - 1;
  g.emit({ event: 'thrall-fell', seat, by });
});
