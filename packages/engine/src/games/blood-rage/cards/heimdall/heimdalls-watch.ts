/** Heimdall's Watch: discards all revealed cards, turns their bonuses into Glory, and makes everybody play again. */
import { battleOf, cardsOnTable, replayCards } from '../../flow/battle/battle.ts';
import { settleSights } from '../../flow/battle/played.ts';
import { battleText } from '../../powers/power.ts';
import { named } from '../../table/cards-in-hand.ts';
import { gainGlory } from '../../table/clan-sheet.ts';

export const heimdallsWatch = battleText('heimdalls-watch', {
  rules: ['BR-15.5', 'BR-15.6'],
  on: replayCards,
  steps: {
    discard: (g, seat) => {
      const now = battleOf(g.table);
      settleSights(now.sides);
      const sum = now.sides.flatMap(({ cards }) => cards).reduce((total, { bonus }) => total + bonus, 0);
      g.emit({ event: 'card-worked', seat, name: 'heimdalls-watch' });
      for (const side of now.sides) {
        const cards = cardsOnTable(side);
        g.table.discard.push(...cards);
        if (cards.length > 0) g.emit({ event: 'cards-discarded', seat: side.seat, ...named(cards) });
        side.cards = [];
      }
      gainGlory(g, seat, sum, 'heimdalls-watch');
      now.replay = true;
    },
  },
});
