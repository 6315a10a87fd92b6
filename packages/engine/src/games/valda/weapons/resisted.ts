/** VA-15.8: Freya's weapon. */
import { drawableBaseDecks } from '../board/cards.ts';
import { gainFollowers } from '../board/followers.ts';
import { drawFromOneDeck } from '../cards/draw-from-one-deck.ts';
import { weaponEffect } from '../content/content.ts';
import { effect } from './effect.ts';

export const resisted = effect('resisted', {
  rules: ['VA-15.8', 'VA-16.8'],
  steps: {
    win: (g, { seat }) => gainFollowers(g, seat, weaponEffect('resisted').params.count, 'resisted'),
  },
});

export const falconCloak = effect('falcon-cloak', {
  rules: ['VA-15.8'],
  possible: (table) => drawableBaseDecks(table).length > 0,
  steps: {
    draw: (g, { seat }) => g.call(drawFromOneDeck, { seat, card: 'falcon-cloak', count: weaponEffect('falcon-cloak').params.count }),
  },
});
