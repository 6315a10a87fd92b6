/** Plunder and Heimdall: steal resources from the target, as far as it has them (VA-4.9). */
import { itemAt } from '../../../../kernel/index.ts';
import { cardOf } from '../../content/content.ts';
import { RESOURCES } from '../../ids.ts';
import type { Purse } from '../../state.ts';
import { attackCard } from '../card.ts';

export const plunder = attackCard('plunder', {
  rules: ['VA-14.3', 'VA-14.8'],
  steps: {
    steal: (g, { attacker, target, card }) => {
      const { steal } = cardOf(card).params;
      const [from, to] = [itemAt(g.table.players, target).resources, itemAt(g.table.players, attacker).resources];
      const taken: Purse = { gold: 0, diamond: 0, blood: 0 };
      for (const kind of RESOURCES) {
        taken[kind] = Math.min(steal[kind], from[kind]);
        from[kind] -= taken[kind];
        to[kind] += taken[kind];
      }
      g.emit({ event: 'resources-stolen', seat: attacker, victim: target, card, ...taken });
    },
  },
});
