/** The one effect of Holmgang: a thrall falls. */
import { at, effect, type Seat } from '../../kernel/index.ts';
import type { Fighter, Holmgang } from './state.ts';

export interface Fell {
  seat: Seat;
  by: Fighter;
}

export const fell = effect<Holmgang, Fell>('fell', (g, { seat, by }) => {
  g.table.thralls[seat] = at(g.table.thralls, seat) - 1;
  g.tell({ event: 'thrall-fell', seat, by });
});
