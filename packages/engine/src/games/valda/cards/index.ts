/** The action cards by what they do (VA-13), and playing one. */
import { procedure, type Reader, type Reason, type Rules, type Seat } from '../../../kernel/index.ts';
import { giveUp, layAside } from '../board/cards.ts';
import { cardOf } from '../content/content.ts';
import type { ActionOp, CardId } from '../ids.ts';
import type { Valda } from '../state.ts';
import type { ActionCard, Playing } from './action-card.ts';
import { cycleCards, drawBase, drawGod } from './draw-cards.ts';
import { convertToBlood, freeBuild, gainFollowersCard, gainResourcesCard, raiseBuildLimit, rollDie, sacrificeCards } from './gain-cards.ts';
import { peekGodTops, takeFromDiscard } from './pile-cards.ts';
import { borrowTemple, moveOwnTemple } from './temple-cards.ts';

const ACTION_CARDS: Readonly<Record<ActionOp, ActionCard>> = {
  drawBase,
  gainResources: gainResourcesCard,
  gainFollowers: gainFollowersCard,
  rollDie,
  raiseBuildLimit,
  freeBuild,
  peekGodTops,
  drawGod,
  cycleCards,
  takeFromDiscard,
  convertToBlood,
  sacrifice: sacrificeCards,
  borrowTemple,
  moveOwnTemple,
};

function isActionOp(op: string): op is ActionOp {
  return op in ACTION_CARDS;
}

function actionOf(card: CardId): ActionCard | undefined {
  const { kind, op } = cardOf(card);
  return kind === 'action' && isActionOp(op) ? ACTION_CARDS[op] : undefined;
}

/** VA-7.9, VA-13.9: why a card cannot be played, or its effect not be repeated. */
export function problemOfCard(g: Reader<Valda>, seat: Seat, card: CardId): Reason | undefined {
  const action = actionOf(card);
  if (!action) return { reason: 'not-an-action-card', rule: 'VA-7.9', params: { card } };
  return action.problem?.(g, seat, card);
}

/** Runs what the card does: once when it is played, once more by Hammertime. */
export function runCard(g: Rules<Valda>, seat: Seat, card: CardId): void {
  const action = actionOf(card);
  if (action) g.call(action.run, { seat, card });
}

/** VA-4.16: the card lies neither in the hand nor on a pile until its effect is finished. */
export const playCard = procedure<Valda, Playing>('play-card', {
  announce: (g, { seat, card }) => {
    g.table.turn.actionPoints -= cardOf(card).actionPointCost;
    giveUp(g, seat, card);
    g.table.playing = card;
    g.tell({ event: 'card-played', seat, card, actionPoints: g.table.turn.actionPoints });
  },
  effect: (g, { seat, card }) => runCard(g, seat, card),
  layAside: (g, { card }) => {
    g.table.playing = null;
    layAside(g, card);
    g.table.turn.lastCard = card;
  },
});
