/** Temple Wreck: destroys one of the target's temples. VA-9.15, VA-18.1: asks only if they stand in several realms. */
import { decision, itemAt, type Seat } from '../../../../kernel/index.ts';
import { destroyTemple } from '../../board/temples.ts';
import { REALMS, type Realm, type ValdaCardId } from '../../ids.ts';
import type { Valda, ValdaTable } from '../../state.ts';
import { attackCard } from '../card.ts';

type Wreck = { readonly do: 'wreck'; readonly realm: Realm };

export const wreckTemple = decision<Valda, Wreck, { readonly target: Seat; readonly card: ValdaCardId }>('wreck-temple', {
  rules: ['VA-14.9'],
  candidates: (g, _seat, { target }) => realmsWithTemple(g.table, target).map((realm) => ({ do: 'wreck', realm })),
});

function realmsWithTemple(table: ValdaTable, seat: Seat): readonly Realm[] {
  const { temples } = itemAt(table.players, seat);
  return REALMS.filter((realm) => temples[realm] > 0);
}

export const wreck = attackCard('wreck', {
  rules: ['VA-14.9'],
  decisions: [wreckTemple],
  steps: {
    choose: (g, { attacker, target, card }) => {
      const [only, ...others] = realmsWithTemple(g.table, target);
      if (only && others.length > 0) return g.ask(wreckTemple, attacker, { target, card });
      if (only) destroyTemple(g, target, only, attacker);
      return g.end();
    },
    destroy: (g, { attacker, target }) => destroyTemple(g, target, g.answer(wreckTemple).realm, attacker),
  },
});
