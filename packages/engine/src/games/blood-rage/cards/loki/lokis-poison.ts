/** Loki's Poison: a loser takes the cards that the winner played in this battle. */
import { cardsOnTable } from '../../flow/battle/battle.ts';
import { sideOf } from '../../flow/battle/play-cards.ts';
import { loseText } from '../../powers/power.ts';
import { named, takeOpenCard } from '../../table/cards-in-hand.ts';

/** BR-16.3: takes all cards still on the table, so a second Poison takes nothing. */
export const lokisPoison = loseText('lokis-poison', {
  rules: ['BR-16.1', 'BR-16.3'],
  lost: (g, seat, winner) => {
    const side = sideOf(g.table, winner);
    const cards = cardsOnTable(side);
    if (cards.length === 0) return;
    for (const played of side.cards) played.lies = false;
    for (const card of cards) takeOpenCard(g, seat, card);
    g.emit({ event: 'cards-stolen', seat, rival: winner, ...named(cards) });
  },
});
