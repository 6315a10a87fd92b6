/** BR-14.3 to BR-14.6: the call to battle, in laps from the pillager's left neighbour. */
import { decision, procedure, type Seat } from '../../../../kernel/index.ts';
import { province } from '../../content/content.ts';
import type { FigureKind, ProvinceId } from '../../ids.ts';
import type { BloodRage, BloodRageTable } from '../../state.ts';
import { clanOf, findFigure, kindsAt, roomIn } from '../../table/figures.ts';
import { leftOf } from '../../table/order.ts';

export type Joining = { readonly do: 'join'; readonly figure: FigureKind; readonly from: ProvinceId } | { readonly do: 'decline' };

export interface Called {
  readonly province: ProvinceId;
  readonly pillager: Seat;
}

/** D6: move one own figure from an adjacent province, or decline. Ships stand in fjords and cannot join. */
export const joinBattle = decision<BloodRage, Joining, Called>('join-battle', {
  rules: ['BR-14.3', 'BR-14.6', 'BR-14.9'],
  candidates: (g, seat, params) => [...movable(g.table, seat, params.province), { do: 'decline' }],
  fallback: () => ({ do: 'decline' }),
});

interface Lap extends Called {
  next: Seat;
  /** Consecutive declines. */
  declines: number;
}

export const callToBattle = procedure<BloodRage, Lap>('call-to-battle', {
  /** BR-14.5: a player without a figure to move declines automatically. */
  ask: (g, locals) => {
    if (locals.declines === g.seats || roomIn(g.table, locals.province) === 0) return g.end();
    if (movable(g.table, locals.next, locals.province).length > 0) {
      return g.ask(joinBattle, locals.next, { province: locals.province, pillager: locals.pillager });
    }
    locals.declines++;
    locals.next = leftOf(g.table, locals.next);
    return g.jump('ask');
  },
  join: (g, locals) => {
    const choice = g.answer(joinBattle);
    const { next: seat, province: to } = locals;
    locals.next = leftOf(g.table, seat);
    locals.declines = choice.do === 'decline' ? locals.declines + 1 : 0;
    if (choice.do === 'join') {
      const clan = clanOf(g.table, seat);
      const joining = clan.figures[findFigure(clan, choice.figure, choice.from)];
      if (joining) joining.at = to;
      g.emit({ event: 'figure-joined', seat, province: to, figure: choice.figure, from: choice.from });
    } else g.emit({ event: 'call-declined', seat, province: to });
    g.jump('ask');
  },
});

function movable(table: BloodRageTable, seat: Seat, to: ProvinceId): readonly Joining[] {
  const clan = clanOf(table, seat);
  const moves: Joining[] = [];
  for (const from of province(to).adjacent) for (const figure of kindsAt(clan, from)) moves.push({ do: 'join', figure, from });
  return moves;
}
