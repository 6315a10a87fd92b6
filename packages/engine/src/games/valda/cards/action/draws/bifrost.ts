/** Bifrost Bridge: shows the player the top cards of three god decks, or of fewer if others are empty. */
import { decision, itemAt, someOf } from '../../../../../kernel/index.ts';
import { cardOf } from '../../../content/content.ts';
import { REALMS, type Realm, type ValdaCardId } from '../../../ids.ts';
import type { Valda, ValdaTable } from '../../../state.ts';
import { actionCard } from '../../card.ts';

function godDecks(table: ValdaTable): readonly Realm[] {
  return REALMS.filter((realm) => table.decks[realm] > 0);
}

type Decks = readonly { readonly realm: Realm }[];

export const lookAtDecks = decision<Valda, Decks, { readonly card: ValdaCardId; readonly most: number }>('look-at-decks', {
  rules: ['VA-13.3'],
  space: (g, _seat, { most }) => {
    const items = godDecks(g.table).map((realm) => ({ realm }));
    return someOf(items, Math.min(most, items.length), most);
  },
});

export const bifrost = actionCard('bifrost', {
  rules: ['VA-13.3'],
  decisions: [lookAtDecks],
  steps: {
    choose: (g, { seat, card }) => {
      if (godDecks(g.table).length === 0) return g.end();
      return g.ask(lookAtDecks, seat, { card, most: cardOf(card).params.decks });
    },
    look: (g, { seat }) => {
      const realms = g.answer(lookAtDecks).map(({ realm }) => realm);
      const cards = realms.map((realm) => itemAt(g.box.decks[realm], g.table.decks[realm] - 1));
      const { clues } = itemAt(g.hands, seat);
      realms.forEach((realm, i) => {
        const isTop = (clue: (typeof clues)[number]): boolean => clue.deck === realm && clue.depth === 0 && clue.seats.length === 0;
        if (!clues.some(isTop) && !g.table.clues.some(isTop)) clues.push({ card: itemAt(cards, i), seats: [], deck: realm, depth: 0 });
      });
      g.reveal();
      g.emit({ event: 'god-decks-looked-at', seat, realms });
      g.emitTo(seat, { event: 'god-tops-seen', seat, realms, cards });
    },
  },
});
