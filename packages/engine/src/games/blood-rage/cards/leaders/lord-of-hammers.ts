/** Lord of Hammers: after a successful pillage the leader may step into an adjacent province. */
import { decision } from '../../../../kernel/index.ts';
import { province } from '../../content/content.ts';
import { pillageOf } from '../../flow/battle/pillage-success.ts';
import type { ProvinceId } from '../../ids.ts';
import type { BloodRage, BloodRageTable } from '../../state.ts';
import { clanOf, isAlive, roomIn } from '../../table/figures.ts';
import { lord } from './lord.ts';

type LeaderMove = { readonly do: 'move'; readonly to: ProvinceId } | { readonly do: 'stay' };

/** D15. */
export const moveLeader = decision<BloodRage, LeaderMove, { readonly from: ProvinceId }>('move-leader', {
  rules: ['BR-16.11'],
  candidates: (_g, _seat, { from }) => [...province(from).adjacent.map((to): LeaderMove => ({ do: 'move', to })), { do: 'stay' }],
  problem: (g, _seat, _params, choice) => {
    if (choice.do === 'stay' || canHold(g.table, choice.to)) return undefined;
    return { reason: 'no-room', rule: 'BR-16.11' };
  },
  fallback: () => ({ do: 'stay' }),
});

export const lordOfHammers = lord('lord-of-hammers', {
  rules: ['BR-16.10', 'BR-16.11'],
  steps: {
    ask: (g, seat) => g.ask(moveLeader, seat, { from: pillageOf(g).province }),
    move: (g, seat) => {
      const choice = g.answer(moveLeader);
      if (choice.do === 'stay') return;
      const { province: from } = pillageOf(g);
      for (const figure of clanOf(g.table, seat).figures) if (figure.kind === 'leader') figure.at = choice.to;
      g.emit({ event: 'card-worked', seat, name: 'lord-of-hammers' });
      g.emit({ event: 'leader-moved', seat, from, to: choice.to });
    },
  },
  decisions: [moveLeader],
});

function canHold(table: BloodRageTable, to: ProvinceId): boolean {
  return isAlive(table, to) && roomIn(table, to) > 0;
}
