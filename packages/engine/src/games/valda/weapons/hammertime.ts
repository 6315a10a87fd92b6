/** VA-15.11: Thor's weapon. */
import { required } from '../../../kernel/index.ts';
import { gainFollowers } from '../board/followers.ts';
import { runCard } from '../cards/play-card.ts';
import { weaponEffect } from '../content/content.ts';
import { effect } from './effect.ts';

/** Runs the last card's effect again, with new choices, for free. */
export const hammertime = effect('hammertime', {
  rules: ['VA-15.11'],
  possible: (table) => table.turn.lastCard !== null,
  steps: {
    repeat: (g, { seat }) => {
      const card = required(g.table.turn.lastCard, 'an action card just played');
      g.table.turn.lastCard = null;
      runCard(g, seat, card);
    },
  },
});

export const thunderCall = effect('thunder-call', {
  rules: ['VA-15.11'],
  steps: {
    win: (g, { seat }) => gainFollowers(g, seat, weaponEffect('thunder-call').params.count, 'thunder-call'),
  },
});
