/** Drakkar: draws the top card of a god deck. */
import { decision } from '../../../../../kernel/index.ts';
import { canDraw, drawHidden } from '../../../board/cards.ts';
import { noteEmptyDeck } from '../../../board/whereabouts.ts';
import { cardOf } from '../../../content/content.ts';
import { REALMS, type Realm, type ValdaCardId } from '../../../ids.ts';
import type { Valda } from '../../../state.ts';
import { actionCard } from '../../card.ts';

type GodDeck = { readonly do: 'draw'; readonly realm: Realm };

export const chooseGodDeck = decision<Valda, GodDeck, { readonly card: ValdaCardId }>('choose-god-deck', {
  rules: ['VA-13.6'],
  candidates: (g) => REALMS.filter((realm) => canDraw(g.table, realm)).map((realm) => ({ do: 'draw', realm })),
});

export const drakkar = actionCard('drakkar', {
  rules: ['VA-13.6'],
  decisions: [chooseGodDeck],
  steps: {
    choose: (g, { seat, card }) => {
      if (!REALMS.some((realm) => canDraw(g.table, realm))) return g.end();
      return g.ask(chooseGodDeck, seat, { card });
    },
    draw: (g, { seat, card }) => {
      const { realm } = g.answer(chooseGodDeck);
      drawHidden(g, seat, realm, cardOf(card).params.count);
      noteEmptyDeck(g.table, realm);
    },
  },
});
