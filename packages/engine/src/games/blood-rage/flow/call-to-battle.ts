/** BR-14.3 to BR-14.6: the call to battle, in laps from the pillager's left neighbour. */
import { decision, procedure, type Seat } from '../../../kernel/index.ts';
import { province } from '../content/content.ts';
import type { FigureKind, ProvinceId } from '../ids.ts';
import type { BloodRage, Table } from '../state.ts';
import { clanOf, findFigure, kindsAt, roomIn } from '../table/figures.ts';
import { leftOf } from '../table/order.ts';

export type Joining = { readonly do: 'join'; readonly figure: FigureKind; readonly from: ProvinceId } | { readonly do: 'decline' };

interface Called {
  readonly province: ProvinceId;
  readonly pillager: Seat;
}

/** D6: one own figure from an adjacent province, or none. Ships are never in a province. */
export const joinBattle = decision<BloodRage, Joining, Called>('join-battle', {
  rules: ['BR-14.3', 'BR-14.6', 'BR-14.9'],
  candidates: (g, seat, params) => [...movable(g.table, seat, params.province), { do: 'decline' }],
  fallback: () => ({ do: 'decline' }),
});

interface Lap extends Called {
  next: Seat;
  /** How many have declined in immediate succession. */
  declines: number;
}

export const callToBattle = procedure<BloodRage, Lap>('call-to-battle', {
  /** BR-14.5: who has nothing to move declines without being asked. */
  ask: (g, at) => {
    if (at.declines === g.seats || roomIn(g.table, at.province) === 0) return g.end();
    if (movable(g.table, at.next, at.province).length > 0) {
      return g.ask(joinBattle, at.next, { province: at.province, pillager: at.pillager });
    }
    at.declines++;
    at.next = leftOf(g.table, at.next);
    return g.jump('ask');
  },
  join: (g, at) => {
    const choice = g.answer(joinBattle);
    const { next: seat, province: to } = at;
    at.next = leftOf(g.table, seat);
    at.declines = choice.do === 'decline' ? at.declines + 1 : 0;
    if (choice.do === 'join') {
      const clan = clanOf(g.table, seat);
      const joining = clan.figures[findFigure(clan, choice.figure, choice.from)];
      if (joining) joining.at = to;
      g.tell({ event: 'figure-joined', seat, province: to, figure: choice.figure, from: choice.from });
    } else g.tell({ event: 'call-declined', seat, province: to });
    g.jump('ask');
  },
});

function movable(table: Table, seat: Seat, to: ProvinceId): readonly Joining[] {
  const clan = clanOf(table, seat);
  const moves: Joining[] = [];
  for (const from of province(to).adjacent) for (const figure of kindsAt(clan, from)) moves.push({ do: 'join', figure, from });
  return moves;
}
