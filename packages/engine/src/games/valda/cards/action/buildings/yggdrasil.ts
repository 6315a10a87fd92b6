/** Yggdrasil: allows more buildings this turn. Several do not add up; the highest counts. */
import { cardOf } from '../../../content/content.ts';
import { actionCard } from '../../card.ts';

export const yggdrasil = actionCard('yggdrasil', {
  rules: ['VA-13.16'],
  steps: {
    raise: (g, { seat, card }) => {
      g.table.turn.buildLimit = Math.max(g.table.turn.buildLimit, cardOf(card).params.limit);
      g.emit({ event: 'build-limit-raised', seat, limit: g.table.turn.buildLimit });
    },
  },
});
