/** VA-15.12: Odin's weapon. */
import { gainResources } from '../board/resources.ts';
import { fittingCards, searchPiles } from '../cards/search-piles.ts';
import { weaponEffect } from '../content/content.ts';
import { effect } from './effect.ts';

export const bullseye = effect('bullseye', {
  rules: ['VA-15.12'],
  possible: (table) => fittingCards(table, 'any').length > 0,
  steps: {
    search: (g, { seat }) => g.call(searchPiles, { seat, card: 'bullseye', sought: 'any', count: weaponEffect('bullseye').params.count }),
  },
});

export const draupnir = effect('draupnir', {
  rules: ['VA-15.12'],
  possible: (table) => table.supply.blood > 0,
  steps: {
    take: (g, { seat }) => gainResources(g, seat, weaponEffect('draupnir').params.gain, 'draupnir'),
  },
});
