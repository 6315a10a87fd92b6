/** Exiled: moves one of the target's temples. VA-9.15, VA-18.1: asks only if two or more moves are possible. */
import { decision, type Seat } from '../../../../kernel/index.ts';
import { moveTemple, type TempleMove, templeMoves } from '../../board/temples.ts';
import type { ValdaCardId } from '../../ids.ts';
import type { Valda } from '../../state.ts';
import { attackCard } from '../card.ts';

type Exile = TempleMove & { readonly do: 'exile' };

export const exileTemple = decision<Valda, Exile, { readonly target: Seat; readonly card: ValdaCardId }>('exile-temple', {
  rules: ['VA-14.4', 'VA-4.22'],
  candidates: (g, _seat, { target }) => templeMoves(g.table, target).map((move) => ({ do: 'exile', ...move })),
});

export const exiled = attackCard('exiled', {
  rules: ['VA-14.4'],
  decisions: [exileTemple],
  steps: {
    choose: (g, { attacker, target, card }) => {
      const [only, ...others] = templeMoves(g.table, target);
      if (only && others.length > 0) return g.ask(exileTemple, attacker, { target, card });
      if (only) moveTemple(g, target, only, attacker);
      return g.end();
    },
    move: (g, { attacker, target }) => {
      const { from, to } = g.answer(exileTemple);
      moveTemple(g, target, { from, to }, attacker);
    },
  },
});
