/** Loki – Trickster God: moves one of the player's own temples. */
import { decision } from '../../../../../kernel/index.ts';
import { moveTemple, type TempleMove, templeMoves } from '../../../board/temples.ts';
import type { ValdaCardId } from '../../../ids.ts';
import type { Valda } from '../../../state.ts';
import { actionCard } from '../../card.ts';

export const chooseMove = decision<Valda, TempleMove & { readonly do: 'move' }, { readonly card: ValdaCardId }>('move-temple', {
  rules: ['VA-13.10', 'VA-4.22'],
  candidates: (g, seat) => templeMoves(g.table, seat).map((move) => ({ do: 'move', ...move })),
});

export const trickster = actionCard('trickster', {
  rules: ['VA-13.10'],
  decisions: [chooseMove],
  steps: {
    choose: (g, { seat, card }) => {
      if (templeMoves(g.table, seat).length === 0) return g.end();
      return g.ask(chooseMove, seat, { card });
    },
    move: (g, { seat }) => {
      const { from, to } = g.answer(chooseMove);
      moveTemple(g, seat, { from, to }, seat);
    },
  },
});
