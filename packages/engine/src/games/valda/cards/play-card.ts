/** VA-7.9, VA-13: playing an action card. */
import { procedure, type Reader, type Reason, type Rules, type Seat } from '../../../kernel/index.ts';
import { giveUp, layAside } from '../board/cards.ts';
import { cardOf } from '../content/content.ts';
import type { ValdaCardId } from '../ids.ts';
import type { Valda } from '../state.ts';
import type { ActionCard, Playing } from './card.ts';
import { ACTION_CARDS } from './manifest.ts';

function actionOf(id: ValdaCardId): ActionCard | undefined {
  const card = cardOf(id);
  return card.kind === 'action' ? ACTION_CARDS[card.family] : undefined;
}

/** VA-7.9, VA-13.9: the reason why a card cannot be played or repeated. */
export function problemOfCard(g: Reader<Valda>, seat: Seat, card: ValdaCardId): Reason | undefined {
  const action = actionOf(card);
  if (!action) return { reason: 'not-an-action-card', rule: 'VA-7.9', params: { card } };
  return action.problem?.(g, seat, card);
}

/** Runs the card's effect; Hammertime runs it again. */
export function runCard(g: Rules<Valda>, seat: Seat, card: ValdaCardId): void {
  const action = actionOf(card);
  if (action) g.call(action.run, { seat, card });
}

/** VA-4.16: the card is neither in the hand nor on a pile until its effect is finished. */
export const playCard = procedure<Valda, Playing>('play-card', {
  announce: (g, { seat, card }) => {
    g.table.turn.actionPoints -= cardOf(card).actionPointCost;
    giveUp(g, seat, card);
    g.table.playing = card;
    g.emit({ event: 'card-played', seat, card, actionPoints: g.table.turn.actionPoints });
  },
  effect: (g, { seat, card }) => runCard(g, seat, card),
  layAside: (g, { card }) => {
    g.table.playing = null;
    layAside(g, card);
    g.table.turn.lastCard = card;
  },
});
