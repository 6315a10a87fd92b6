/** Odin – Leader of the Gods: swaps gold and diamonds for blood, as far as the supply goes. */
import { decision, itemAt } from '../../../../../kernel/index.ts';
import { pay, takeFromSupply } from '../../../board/resources.ts';
import { cardOf } from '../../../content/content.ts';
import type { ValdaCardId } from '../../../ids.ts';
import type { Valda, ValdaPlayer } from '../../../state.ts';
import { actionCard } from '../../card.ts';

export interface BloodSwap {
  readonly do: 'swap';
  readonly gold: number;
  readonly diamond: number;
}

function swaps({ resources }: ValdaPlayer, most: number): readonly BloodSwap[] {
  const all: BloodSwap[] = [];
  for (let gold = 0; gold <= Math.min(resources.gold, most); gold++) {
    for (let diamond = 0; diamond <= Math.min(resources.diamond, most - gold); diamond++) all.push({ do: 'swap', gold, diamond });
  }
  return all;
}

export const swapForBlood = decision<Valda, BloodSwap, { readonly card: ValdaCardId; readonly most: number }>('swap-for-blood', {
  rules: ['VA-13.11'],
  candidates: (g, seat, { most }) => swaps(itemAt(g.table.players, seat), most),
});

export const odinLeader = actionCard('odin-leader', {
  rules: ['VA-13.11'],
  decisions: [swapForBlood],
  steps: {
    choose: (g, { seat, card }) => {
      const most = Math.min(cardOf(card).params.max, g.table.supply.blood);
      if (swaps(itemAt(g.table.players, seat), most).length === 1) return g.end();
      return g.ask(swapForBlood, seat, { card, most });
    },
    swap: (g, { seat }) => {
      const { gold, diamond } = g.answer(swapForBlood);
      pay(g, seat, { gold, diamond, blood: 0 });
      const { blood } = takeFromSupply(g, seat, { gold: 0, diamond: 0, blood: gold + diamond });
      g.emit({ event: 'blood-swapped', seat, gold, diamond, blood });
    },
  },
});
