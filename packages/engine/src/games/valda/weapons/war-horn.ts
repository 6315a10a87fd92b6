/** VA-15.7: Heimdall's weapon. */
import { required } from '../../../kernel/index.ts';
import { takeOpenly } from '../board/cards.ts';
import { fittingCards, searchPiles } from '../cards/search-piles.ts';
import { weaponEffect } from '../content/content.ts';
import { instanceAgainst } from '../flow/strength.ts';
import { effect } from './effect.ts';

/** Nobody can repel the attack any more; the defence returns to its owner's hand. */
export const warHorn = effect('war-horn', {
  rules: ['VA-15.7', 'VA-16.6'],
  steps: {
    blow: (g, { target }) => {
      const seat = required(target, 'the target whose defence is broken');
      const instance = instanceAgainst(g.table, seat);
      instance.unstoppable = true;
      const cards = instance.defence.splice(0);
      for (const card of cards) takeOpenly(g, seat, card);
      g.emit({ event: 'defence-taken-back', seat, cards });
    },
  },
});

export const gjallarhorn = effect('gjallarhorn', {
  rules: ['VA-15.7'],
  possible: (table) => fittingCards(table, 'defence').length > 0,
  steps: {
    search: (g, { seat }) =>
      g.call(searchPiles, { seat, card: 'gjallarhorn', sought: 'defence', count: weaponEffect('gjallarhorn').params.count }),
  },
});
