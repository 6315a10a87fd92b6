/** Glimpse into the Future: adds a building for free; at the maximum of that building it has no effect. */
import { raiseBuilding } from '../../../board/buildings.ts';
import { cardOf } from '../../../content/content.ts';
import { actionCard } from '../../card.ts';

export const glimpse = actionCard('glimpse', {
  rules: ['VA-13.12'],
  steps: {
    build: (g, { seat, card }) => raiseBuilding(g, seat, cardOf(card).params.building, true),
  },
});
