/** VA-15.9: Surtur's weapon. */
import { required } from '../../../kernel/index.ts';
import { fittingCards, searchPiles } from '../cards/search-piles.ts';
import { weaponEffect } from '../content/content.ts';
import { instanceAgainst } from '../flow/strength.ts';
import { effect } from './effect.ts';

export const deadlyDagger = effect('deadly-dagger', {
  rules: ['VA-15.9'],
  possible: (table) => fittingCards(table, 'attack').length > 0,
  steps: {
    search: (g, { seat }) =>
      g.call(searchPiles, { seat, card: 'deadly-dagger', sought: 'attack', count: weaponEffect('deadly-dagger').params.count }),
  },
});

export const burningBlade = effect('burning-blade', {
  rules: ['VA-15.9', 'VA-16.6'],
  steps: {
    add: (g, { target }) => {
      instanceAgainst(g.table, required(target, 'the target of the attack')).bonus += weaponEffect('burning-blade').params.bonus;
    },
  },
});
